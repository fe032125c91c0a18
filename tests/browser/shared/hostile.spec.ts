import { attacked, ATTACKS } from '../../journeys/phone/attacks.ts';
import { wholeAnswer } from '../support/demoServer.ts';
import { expect, test } from '../support/diner.ts';

test.use({ expectsConsoleErrors: true });

/** The attacks that would run or fetch something. */
const TITLES = [
  'markup for every text',
  'https://evil.example/t.gif? for every address',
  'red;background:url(//evil.example/x) for every colour',
];

test('hostile answers run no code, call no other host and break no page', async ({
  page,
  baseURL,
}) => {
  const attacks = TITLES.map((title) => {
    const attack = ATTACKS[title];
    if (!attack) throw new Error(`There is no attack by ${title}.`);
    return attack;
  });
  const abroad: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) abroad.push(request.url());
  });
  page.on('dialog', (dialog) => {
    abroad.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.route('**/api/**', async (route) => {
    const answer = await wholeAnswer(route);
    const body: unknown = await answer.json().catch(() => undefined);
    const json = attacks.reduce<unknown>(attacked, body);
    await route.fulfill({ response: answer, ...(body !== undefined && { json }) });
  });
  for (const path of ['/Emenu/BEIT/T12', '/Menu/BEIT/T12', '/Item/BEIT/1301/T12']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    const state = await page.evaluate(() => ({
      hit: 'hit' in window,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(state, path).toEqual({ hit: false, overflow: 0 });
    // The attack did arrive: the page shows it as text.
    await expect(page.getByText('<img src=x').first()).toBeAttached();
  }
  expect(abroad).toEqual([]);
  expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
});
