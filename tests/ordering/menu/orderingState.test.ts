import { expect, test } from 'vitest';
import {
  deliveryService,
  openingOf,
  pickUpService,
} from '../../../src/ordering/menu/deliveryTerms.ts';
import {
  orderingState,
  type MenuTerms,
  type OrderingState,
} from '../../../src/ordering/visit/orderingState.ts';

type Setup = Parameters<typeof deliveryService>[0];
type Hours = Parameters<typeof openingOf>[0];
type Reason = (OrderingState & { canOrder: false })['reason'];
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

const CAN: OrderingState = { canOrder: true };
const refused = (reason: Reason, more = {}) =>
  ({ canOrder: false, reason, ...more }) as OrderingState;
const AT_NINE = { opensAt: '2026-01-02T09:00:00Z' };
const NO_TIMES = { ...SETUP, isScheduledOrderActive: false };
const PAUSED = { ...SETUP, isOrderingPaused: true, pauseMessage: 'Too busy' };
const NO_DELIVERY = { ...SETUP, isDeliveryActive: false };
const NO_PICKUP = { ...SETUP, isPickUpActive: false };
const AWAY = { ...HERE, isOutOfZone: true };
const TO_READ = { ...MENU, isViewOnly: true };
const INACTIVE = { ...MENU, isOrderingActive: false };

test.each<[string, Args, OrderingState]>([
  ['an open kitchen takes orders', [MENU, SETUP, OPEN, HERE], CAN],
  ['no answer has arrived yet', [undefined, undefined, undefined, HERE], CAN],
  ['a closed kitchen', [MENU, SETUP, CLOSED, HERE], { ...CAN, isLaterOnly: true, ...AT_NINE }],
  ['one without times', [MENU, NO_TIMES, CLOSED, HERE], refused('closed', AT_NINE)],
  ['a paused brand', [MENU, PAUSED, OPEN, HERE], refused('paused', { message: 'Too busy' })],
  ['an address outside the areas', [MENU, SETUP, OPEN, AWAY], refused('outOfZone')],
  ['a brand that does not deliver', [MENU, NO_DELIVERY, OPEN, HERE], refused('off')],
  ['no pick-up', [MENU, NO_PICKUP, OPEN, { ...HERE, isBrought: false }], refused('off')],
  ['a menu to read', [TO_READ, SETUP, OPEN, HERE], refused('view')],
  ['a menu that takes no orders', [INACTIVE, SETUP, OPEN, HERE], refused('paused')],
])('delivery side: %s', (_, [menu, setup, hours, { isBrought, isOutOfZone }], state) => {
  const service = setup && (isBrought ? deliveryService : pickUpService)(setup);
  const opening = hours && openingOf(hours);
  expect(orderingState({ menu, service, opening, isOutOfZone, hasTable: true })).toEqual(state);
});

type Facts = Parameters<typeof orderingState>[0];
const open = { isOpen: true, opensAt: '' };

test.each<[string, Partial<Facts>, OrderingState]>([
  ['an open table', { menu: MENU, opening: open }, CAN],
  ['no table', { hasTable: false, menu: MENU }, refused('view')],
  ['an unknown table', { isTableUnknown: true }, refused('unknownTable')],
  ['an empty room', { isRoomIdle: true, menu: MENU }, refused('roomIdle')],
  ['a venue that answers 503', { isRefusedForNow: true }, refused('paused')],
  ['a table to read at', { opening: { ...open, isViewOnly: true } }, refused('view')],
  [
    'a closed venue, whose tables take nothing for later',
    { opening: { isOpen: false, opensAt: '09:00' } },
    refused('closed', { opensAt: '09:00' }),
  ],
])('table side: %s', (_, facts, state) => {
  expect(orderingState({ hasTable: true, ...facts })).toEqual(state);
});
