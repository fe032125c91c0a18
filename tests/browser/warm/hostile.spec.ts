import { expect, test } from '../stage/diner.ts';

// Answers are spoilt on their way to the page, which a worker in between would keep from us.
test.use({ expectsConsoleErrors: true });

const MARKUP = '<img src=x onerror="window.hit=1"><svg><script>window.hit=1</script>';
const TEXTS = {
  markup: MARKUP,
  'a React element': '{"$$typeof":"react.element","type":"script"}',
  'right-to-left overrides': '\u202e\u2066price 0.001\u202d',
  'ten thousand letters': 'x'.repeat(10_000),
  'combining marks': `a${'\u0301'.repeat(2000)}`,
  'a lone surrogate': '\ud800 dish',
};
const ADDRESSES = [
  'javascript:window.hit=1',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'https://evil.example/t.gif?',
  '//evil.example/t.gif',
  '../../api/Menu/EN/BEIT',
  'http://evil.example/a.png',
];
const COLORS = [
  'red;background:url(//evil.example/x)',
  '#fff}*{display:none',
  'var(--x)',
  'expression(alert(1))',
  '</style><script>window.hit=1</script>',
];

type Json = Record<string, unknown>;

/** Lays the same value over every field of a kind, however deep. */
function spoil(value: unknown, replace: (name: string, old: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => spoil(entry, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, old]) => {
      const next = replace(name, old);
      return [name, next === old ? spoil(old, replace) : next];
    }),
  );
}

const TEXT_FIELD =
  /^(?:label|description|text|title|name|message|portion|note|itemName|tableLabel)/i;
const ADDRESS_FIELD = /(?:image|logo|icon|url|link|favicon)/i;
const COLOR_FIELD = /colou?r|radius/i;

const attacks: [string, (name: string, old: unknown) => unknown][] = [
  ...Object.entries(TEXTS).map(([title, text]): (typeof attacks)[number] => [
    `${title} for every text`,
    (name, old) => (typeof old === 'string' && TEXT_FIELD.test(name) ? text : old),
  ]),
  ...ADDRESSES.map((address): (typeof attacks)[number] => [
    `${address} for every address`,
    (name, old) => {
      if (name === 'images') return [{ width: 320, name: address }];
      return typeof old === 'string' && ADDRESS_FIELD.test(name) ? address : old;
    },
  ]),
  ...COLORS.map((color): (typeof attacks)[number] => [
    `${color} for every colour`,
    (name, old) => (COLOR_FIELD.test(name) && typeof old !== 'object' ? color : old),
  ]),
  [
    'lengths without end',
    (name, old) =>
      name === 'logoHeight' ? 'calc(1px * 1e9)' : name === 'spiceLevel' ? 1e308 : old,
  ],
  ['polluted prototypes', (name, old) => (name === 'dataenum' ? polluted(old) : old)],
];

function polluted(data: unknown): unknown {
  return JSON.parse(
    `{"__proto__":{"isDiscounted":true},"constructor":1,${JSON.stringify(data).slice(1)}`,
  );
}

for (const [title, replace] of attacks) {
  test(`${title} neither runs, nor calls out, nor breaks a page`, async ({ page, baseURL }) => {
    const abroad: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) abroad.push(request.url());
    });
    page.on('dialog', (dialog) => {
      abroad.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.route('**/api/**', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json().catch(() => undefined)) as Json | undefined;
      const isWhole = title !== 'polluted prototypes' || typeof body?.['dataenum'] === 'object';
      const isList = Array.isArray(body?.['dataenum']) || body?.['dataenum'] === null;
      const next =
        body && isWhole && !(title === 'polluted prototypes' && isList)
          ? spoil(body, replace)
          : body;
      await route.fulfill({ response: answer, json: next });
    });
    for (const path of ['/Emenu/BEIT/T12', '/Menu/BEIT/T12', '/Item/BEIT/1301/T12']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
      const state = await page.evaluate(() => ({
        hit: 'hit' in window,
        polluted: 'isDiscounted' in {},
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect(state, path).toEqual({ hit: false, polluted: false, overflow: 0 });
      // The attack did arrive: what is no text to run is text to read.
      if (title.startsWith('markup')) {
        await expect(page.getByText('<img src=x').first()).toBeAttached();
      }
    }
    expect(abroad).toEqual([]);
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
  });
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
