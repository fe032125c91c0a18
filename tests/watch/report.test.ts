import { expect, it, vi } from 'vitest';
import { reportAddress, reportOf } from '../../src/watch/report.ts';
import { count } from '../../src/watch/tally.ts';

const ORIGIN = 'https://order.example';

it.each([
  ['https://watch.example/sufra', 'https://watch.example/sufra'],
  ['/watch', 'https://order.example/watch'],
  ['http://watch.example/sufra', undefined],
  ['javascript:alert(1)', undefined],
  ['http://[', undefined],
])('%s is reported to as %s', (watchUrl, address) => {
  expect(reportAddress(watchUrl, ORIGIN)).toBe(address);
});

const where = { code: 'BEIT', lang: 'AR', load: 'q3XfP0aZ81Lk' };

it('names the kind of page and no address, and each thing once', () => {
  count('orders', 'placed');
  count('failures', 'TableCart/PlaceOrder timeout');
  count('failures', 'TableCart/PlaceOrder timeout');
  const report = reportOf({ ...where, openedAt: '/Cart/BEIT/T12/409211071' });
  expect(report).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    load: 'q3XfP0aZ81Lk',
    venue: 'BEIT',
    page: '/Cart/:code/:tableCode/:eOrderId?',
    lang: 'AR',
    orders: { placed: 1 },
    failures: { 'TableCart/PlaceOrder timeout': 2 },
    faults: {},
  });
  expect(reportOf({ ...where, openedAt: '/' })).toBeUndefined();
});

it('does not grow without end', () => {
  for (let each = 0; each < 200; each += 1) count('faults', `Error${each}`);
  const { faults } = reportOf({ ...where, openedAt: '/' }) as { faults: Record<string, number> };
  expect(Object.keys(faults)).toHaveLength(51);
  expect(faults['others']).toBe(150);
});

it('has the vitals only where they have changed', async () => {
  let note: (metric: { name: string; value: number }) => void = () => undefined;
  vi.resetModules();
  const measures = ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'];
  const measure = (given: typeof note) => {
    note = given;
  };
  vi.doMock('web-vitals', () => Object.fromEntries(measures.map((name) => [name, measure])));
  const { measureVitals, takeVitals } = await import('../../src/watch/vitals.ts');
  measureVitals();
  expect(takeVitals()).toBeUndefined();
  note({ name: 'LCP', value: 910.4 });
  note({ name: 'CLS', value: 0.003_61 });
  expect(takeVitals()).toEqual({ LCP: 910, CLS: 0.004 });
  expect(takeVitals()).toBeUndefined();
  note({ name: 'INP', value: 72 });
  expect(takeVitals()).toEqual({ LCP: 910, CLS: 0.004, INP: 72 });
});
