import { expect, test } from './phone.ts';

/** Records which dishes a finger would touch before and right after the app takes over. */
const WATCH = `
  const dishes = () => Array.from({ length: 8 }, (_, row) =>
    document.elementFromPoint(innerWidth / 2, 200 + row * 60)?.closest('article')?.textContent);
  const first = () => document.getElementById('first-screen');
  if (!first()) return 'late';
  let before;
  new MutationObserver(() => {
    if (!before && first()?.querySelector('article')) {
      scrollTo(0, 600);
      before = dishes();
    } else if (before && !first()) window.touched ??= { before, after: dishes() };
  }).observe(document.body, { childList: true, subtree: true });
  return 'in time';
`;

test('a finger that lands while the app takes over touches the same dish', async ({ phone }) => {
  await phone.until('the screen before the app', async () => {
    await phone.open('/Menu/BEIT/T12');
    return (await phone.tab.evaluate<string>(WATCH, null)) === 'in time';
  });
  const { before, after } = await phone.until('the app', () =>
    phone.tab.evaluate<{ before: (string | null)[]; after: (string | null)[] } | null>(
      'return window.touched ?? null;',
      null,
    ),
  );
  expect(before.filter((dish) => dish !== null).length).toBeGreaterThan(3);
  expect(after).toEqual(before);
});
