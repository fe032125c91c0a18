import { afterEach, expect, test } from 'vitest';
import { servingStore } from '../../src/state/servingStore.ts';
import { scheduledPickupEntry } from '../../src/storage/servingEntries.ts';

afterEach(() => localStorage.clear());

test.each([
  ['has passed', '2020-01-01T12:00:00Z', undefined],
  ['is to come', '2099-01-01T12:00:00Z', 's1'],
])('a chosen time that %s is kept: %s', (_, to, slotId) => {
  const time = { slotId: 's1', from: to, to };
  scheduledPickupEntry.write({ ...time, label: '', fee: 0 } as never, 'BEIT');
  servingStore.getState().readServing('BEIT');
  expect(servingStore.getState().servings.get('BEIT')?.times.PickUp?.slotId).toBe(slotId);
});
