import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type StartedHost } from '../../server/startedHost.ts';
import type { DemoState } from '../../../src/demo/control/state.ts';
import { differences, seat } from './crowd.ts';

let host: StartedHost;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.stop());

it('twenty simultaneous diners get their orders once, at the agreed price', async () => {
  const seen = await seat(host.origin, { count: 20, seconds: 8, longestPauseMs: 400 });
  expect(seen.wrong).toEqual([]);
  // Each diner orders at least once, even on a slow machine.
  expect(seen.agreed.length).toBeGreaterThanOrEqual(20);
  expect(seen.lost).toBeGreaterThan(0);
  expect(host.isRunning()).toBe(true);
}, 30_000);

it('names an order that is lost, doubled, changed or without a diner', () => {
  const line = { uniqueId: 'a', menuItemId: 1, qty: 2 };
  const agreed = { orderKey: 'k', eOrderID: 7, payable: 3, lines: [line] };
  const order = { ...agreed, orderStatus: 3 } as unknown as DemoState['orders'][number];
  expect(differences([agreed], [order])).toEqual([]);
  expect(differences([agreed], [])).toEqual(['k is lost.']);
  expect(differences([agreed], [order, order])).toEqual(['k is there 2 times.']);
  expect(differences([], [order])).toEqual(['k was asked for by nobody.']);
  expect(differences([agreed], [{ ...order, orderStatus: 1 }])).toHaveLength(1);
  expect(differences([agreed], [{ ...order, payable: 4 }])).toHaveLength(1);
  expect(differences([agreed], [{ ...order, lines: [{ ...line, qty: 4 }] }])).toHaveLength(1);
});
