import { hostileLinks, MENU } from '../../release/browser/hostile/cartLinks.ts';
import { hostileCodes, isTold, readerOfBrowser } from '../../release/browser/hostile/codes.ts';
import { follow } from '../../release/browser/hostile/diner.ts';
import { watchOver } from '../../release/browser/hostile/watch.ts';
import { seedCart } from '../support/seededCart.ts';
import { attacked, ATTACKS } from '../../journeys/phone/attacks.ts';
import { wholeAnswer } from '../support/demoServer.ts';
import { expect, menuIsWhole, test } from '../support/diner.ts';

test.use({ expectsConsoleErrors: true });

/** Each kind that a browser alone can judge: what would run or be fetched, and what takes room. */
const KINDS = [
  [
    'markup for every text',
    'https://evil.example/t.gif? for every address',
    'red;background:url(//evil.example/x) for every colour',
  ],
  ['ten thousand letters for every text', 'lengths without end'],
  ['combining marks for every text'],
];

for (const titles of KINDS) {
  const attacks = titles.map((title) => {
    const attack = ATTACKS[title];
    if (!attack) throw new Error(`There is no attack by ${title}.`);
    return attack;
  });

  test(
    `${titles.join(', ')}: neither runs, nor calls out, nor breaks a page`,
    { tag: titles[0]?.startsWith('markup') ? [] : '@release' },
    async ({ page, baseURL }) => {
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
        // The attack did arrive: what is no text to run is text to read.
        if (titles[0]?.startsWith('markup'))
          await expect(page.getByText('<img src=x').first()).toBeAttached();
      }
      expect(abroad).toEqual([]);
      expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
    },
  );
}

test('codes that try to leave their place in the address stay there', async ({ page, baseURL }) => {
  const abroad: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isOwn = origin === new URL(baseURL ?? '').origin;
    const isCall = pathname.startsWith('/api/');
    if (!isOwn || (isCall && /\/(?:\.\.|Delivery)\//.test(pathname))) abroad.push(request.url());
  });
  for (const code of [
    '..%2f..%2fDelivery',
    '%2e%2e',
    '__proto__',
    'constructor',
    'x'.repeat(2000),
    'بيت',
  ]) {
    await page.goto(`/Menu/${code}/T12`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(abroad).toEqual([]);
});

const WORST = new Set(['markup', 'an address abroad', 'a hidden script address']);

test('a hostile code is shown as plain text', { tag: '@release' }, async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const watch = await watchOver(page, origin, 'EN');
  await page.addInitScript(readerOfBrowser);
  await page.goto('/');
  const ways = new Set(['a drawn code', 'a code that the browser reads', 'the typed restaurant']);
  const codes = hostileCodes(origin).filter(
    ({ field, hostile }) => ways.has(field) && WORST.has(hostile),
  );
  expect(codes).toHaveLength(ways.size * WORST.size);
  for (const { field, hostile, path, give } of codes) {
    await follow(page, '/Emenu/BEIT/T12');
    await watch.settle();
    await follow(page, path);
    await watch.settle();
    await give(page, 'EN');
    expect(await isTold(page, 'EN', path), `${field}: ${hostile}`).toBe(true);
    await watch.settle();
    expect((await watch.look()).faults, `${field}: ${hostile}`).toEqual([]);
  }
});

test(
  'whatever a link to a cart says, the own cart stays the own one',
  { tag: '@release' },
  async ({ page, baseURL }) => {
    const watch = await watchOver(page, baseURL ?? '', 'EN');
    await seedCart(page);
    await page.goto(MENU);
    await menuIsWhole(page);
    const own = () => page.evaluate(() => localStorage.getItem('uniqueCartId_BEIT_T12'));
    const before = await own();
    expect(before).not.toBeNull();
    const parts = new Set(['the cart', 'behind the cart', 'the cart, at the cart']);
    const worst = hostileLinks.filter(
      ({ field, hostile }) => parts.has(field) && WORST.has(hostile),
    );
    expect(worst).toHaveLength(parts.size * WORST.size);
    for (const { field, hostile, path } of worst) {
      await follow(page, path);
      await watch.settle();
      expect((await watch.look()).faults, `${field}: ${hostile}`).toEqual([]);
      expect(await own(), `${field}: ${hostile}`).toBe(before);
    }
  },
);
