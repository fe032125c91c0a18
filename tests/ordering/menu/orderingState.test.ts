import { expect, test } from 'vitest';
import {
  deliveryService,
  openingOf,
  pickUpService,
} from '../../../src/ordering/menu/deliverySide.ts';
import {
  orderingState,
  type MenuTerms,
  type OrderingState,
} from '../../../src/ordering/visit/useTable.ts';

type Setup = Parameters<typeof deliveryService>[0];
type Hours = Parameters<typeof openingOf>[0];
type Args = [
  menu: MenuTerms | undefined,
  setup: Setup | undefined,
  hours: Hours | undefined,
  place: { isOutOfZone: boolean; isBrought: boolean },
];

const MENU: MenuTerms = { isViewOnly: false, isOrderingActive: true };
const SETUP: Setup = {
  isOrderingPaused: false,
  isDeliveryActive: true,
  isPickUpActive: true,
  isScheduledOrderActive: true,
};
const OPEN: Hours = { isOpenNow: true };
const CLOSED: Hours = { isOpenNow: false, nextOpenAt: '2026-01-02T09:00:00Z' };
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
])('%s', (_, [menu, setup, hours, { isBrought, isOutOfZone }], state) => {
  const service = setup && (isBrought ? deliveryService : pickUpService)(setup);
  const opening = hours && openingOf(hours);
  expect(orderingState({ menu, service, opening, isOutOfZone, hasTable: true })).toEqual(state);
});

test.each<[string, Parameters<typeof orderingState>[0], OrderingState]>([
  [
    'an open table',
    { hasTable: true, menu: MENU, opening: { isOpen: true, opensAt: '' } },
    { canOrder: true },
  ],
  ['no table', { hasTable: false, menu: MENU }, { canOrder: false, reason: 'view' }],
  [
    'a table that the venue does not know',
    { hasTable: true, isTableUnknown: true },
    { canOrder: false, reason: 'unknownTable' },
  ],
  [
    'a room in which nobody is checked in',
    { hasTable: true, isRoomIdle: true, menu: MENU },
    { canOrder: false, reason: 'roomIdle' },
  ],
  [
    'a venue that answers 503',
    { hasTable: true, isRefusedForNow: true },
    { canOrder: false, reason: 'paused' },
  ],
  [
    'a table to read at',
    { hasTable: true, opening: { isOpen: true, opensAt: '', isViewOnly: true } },
    { canOrder: false, reason: 'view' },
  ],
  [
    'a closed venue, whose tables take nothing for later',
    { hasTable: true, opening: { isOpen: false, opensAt: '09:00' } },
    { canOrder: false, reason: 'closed', opensAt: '09:00' },
  ],
])('%s', (_, facts, state) => {
  expect(orderingState(facts)).toEqual(state);
});
