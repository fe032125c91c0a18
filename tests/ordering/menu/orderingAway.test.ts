import { expect, test } from 'vitest';
import { stateAway } from '../../../src/ordering/menu/deliveryMenu.ts';
import type { OrderingState } from '../../../src/ordering/visit/useTable.ts';

type Args = Parameters<typeof stateAway>;

const MENU: Args[0] = { isViewOnly: false, isOrderingActive: true };
const SETUP: NonNullable<Args[1]> = {
  isOrderingPaused: false,
  isDeliveryActive: true,
  isPickUpActive: true,
  isScheduledOrderActive: true,
};
const OPEN: Args[2] = { isOpenNow: true };
const CLOSED: Args[2] = { isOpenNow: false, nextOpenAt: '2026-01-02T09:00:00Z' };
const HERE = { isOutOfZone: false, isBrought: true };

test.each<[string, Args, OrderingState]>([
  ['an open kitchen takes orders', [MENU, SETUP, OPEN, HERE], { canOrder: true }],
  [
    'nobody has answered yet: the server decides',
    [undefined, undefined, undefined, HERE],
    { canOrder: true },
  ],
  [
    'a closed kitchen takes orders for later',
    [MENU, SETUP, CLOSED, HERE],
    { canOrder: true, isLaterOnly: true, opensAt: '2026-01-02T09:00:00Z' },
  ],
  [
    'a closed kitchen without times takes none',
    [MENU, { ...SETUP, isScheduledOrderActive: false }, CLOSED, HERE],
    { canOrder: false, reason: 'closed', opensAt: '2026-01-02T09:00:00Z' },
  ],
  [
    'a paused brand says why',
    [MENU, { ...SETUP, isOrderingPaused: true, pauseMessage: 'Too busy' }, OPEN, HERE],
    { canOrder: false, reason: 'paused', message: 'Too busy' },
  ],
  [
    'an address that nobody serves',
    [MENU, SETUP, OPEN, { ...HERE, isOutOfZone: true }],
    { canOrder: false, reason: 'outOfZone' },
  ],
  [
    'a brand that does not deliver',
    [MENU, { ...SETUP, isDeliveryActive: false }, OPEN, HERE],
    { canOrder: false, reason: 'off' },
  ],
  [
    'a brand that one cannot fetch from',
    [MENU, { ...SETUP, isPickUpActive: false }, OPEN, { ...HERE, isBrought: false }],
    { canOrder: false, reason: 'off' },
  ],
  [
    'a menu to read',
    [{ ...MENU, isViewOnly: true }, SETUP, OPEN, HERE],
    { canOrder: false, reason: 'view' },
  ],
  [
    'a menu that takes no orders',
    [{ ...MENU, isOrderingActive: false }, SETUP, OPEN, HERE],
    { canOrder: false, reason: 'paused' },
  ],
])('%s', (_, args, state) => {
  expect(stateAway(...args)).toEqual(state);
});
