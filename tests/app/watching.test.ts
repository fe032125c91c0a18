import { beforeEach, expect, it, vi } from 'vitest';

type Note = (metric: { name: string; value: number }) => void;

const note = vi.fn<Note>();
const sent = vi.fn<typeof fetch>();

/** Starts the app in a new page at `pathname`, with reports to `watchUrl`. */
async function watch(watchUrl: string, pathname = '/') {
  vi.resetModules();
  history.replaceState(null, '', pathname);
  const { startWatching } = await import('../../src/app/watching.ts');
  const { appStore } = await import('../../src/state/appStore.ts');
  appStore.setState({ lang: 'AR' });
  startWatching(watchUrl);
  return await import('../../src/state/tally.ts');
}

/** The reports that the app sends when the page is hidden. */
function reports(): unknown[] {
  sent.mockClear();
  document.dispatchEvent(new Event('visibilitychange'));
  return sent.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown);
}

beforeEach(() => {
  sent.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', sent);
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const measures = ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'];
  const measure = (given: Note) => void note.mockImplementation(given);
  vi.doMock('web-vitals', () => Object.fromEntries(measures.map((name) => [name, measure])));
});

it.each([
  ['https://watch.example/sufra', 'https://watch.example/sufra'],
  ['/watch', `${location.origin}/watch`],
  ['http://watch.example/sufra', undefined],
  ['javascript:alert(1)', undefined],
  ['http://[', undefined],
])('the setting %s sends reports to %s', async (watchUrl, address) => {
  const { count } = await watch(watchUrl);
  count('orders', 'placed');
  reports();
  expect(sent.mock.calls[0]?.[0]).toBe(address);
});

it('reports the route, not the address, and each count once', async () => {
  const { count } = await watch('/watch', '/Cart/BEIT/T12/409211071');
  count('orders', 'placed');
  count('failures', 'TableCart/PlaceOrder timeout');
  count('failures', 'TableCart/PlaceOrder timeout');
  expect(reports()).toEqual([
    {
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      load: expect.stringMatching(/^\w{12}$/),
      venue: '',
      page: '/Cart/:code/:tableCode/:eOrderId?',
      lang: 'AR',
      orders: { placed: 1 },
      failures: { 'TableCart/PlaceOrder timeout': 2 },
      faults: {},
    },
  ]);
  expect(reports()).toEqual([]);
});

it('limits the number of counters', async () => {
  const { count } = await watch('/watch');
  for (let each = 0; each < 200; each += 1) count('faults', `Error${each}`);
  const [{ faults } = { faults: {} }] = reports() as { faults: Record<string, number> }[];
  expect(Object.keys(faults)).toHaveLength(51);
  expect(faults['others']).toBe(150);
});

it('reports vitals only when they have changed', async () => {
  await watch('/watch');
  expect(reports()).toEqual([]);
  note({ name: 'LCP', value: 910.4 });
  note({ name: 'CLS', value: 0.003_61 });
  expect(reports()).toMatchObject([{ vitals: { LCP: 910, CLS: 0.004 } }]);
  expect(reports()).toEqual([]);
  note({ name: 'INP', value: 72 });
  expect(reports()).toMatchObject([{ vitals: { LCP: 910, CLS: 0.004, INP: 72 } }]);
});
