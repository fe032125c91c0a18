import { describe, expect, test } from 'vitest';
import { stayAtHome } from './atHome.ts';

const KEYS = ['AAAABBBB1', 'AAAABBBB2', 'AAAABBBB3'];
const TIMES = [
  {},
  { slotId: '2026-11-25_13', scheduledFor: '2026-11-25T13:00:00+03:00' },
  { slotId: '2026-11-25_19', scheduledFor: '2026-11-25T19:00:00+03:00' },
];
const FIRST_POINTS = 500;

/** The same numbers for the same seed. */
function diceOf(seed: number) {
  let state = seed * 2_654_435 + 1;
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const pick = <T>(list: readonly T[]) => list[below(list.length)] as T;
  return { below, pick };
}

function live(seed: number) {
  const { below, pick } = diceOf(seed);
  const home = stayAtHome();
  const { venue, clock, diner } = home;
  const customerId = home.logIn();
  const near = home.saveAddress().data['addressId'];
  const away = home.saveAddress({ uniqueId: 'a2', latitude: 29.45 }).data['addressId'];
  const payments: string[] = [];
  const anyId = () => pick(venue.orders())?.eOrderId ?? 1;

  const save = () => {
    const type = pick(['Delivery', 'PickUp'] as const);
    const lines = [
      { id: 1, quantity: 1 + below(4) },
      { id: 5, quantity: 1 + below(6) },
    ];
    const body = home.request(type, lines, {
      storeId: pick([11, 12]),
      ...(type === 'Delivery' && { addressId: pick([near, away]) }),
      ...pick([{}, {}, { promoCode: 'TEN' }, { promoCode: 'ONCE' }, { automaticPromoId: 20 }]),
      ...pick([{}, { loyaltyPoints: 100 }, { loyaltyPoints: 250 }]),
      ...pick(TIMES),
      paymentMethodId: pick([1, 2]),
    });
    return home.save(body, pick(KEYS));
  };
  const pay = () => {
    const order = pick(venue.orders());
    if (!order) return home.details(1);
    const started = home.pay(order.eOrderId, (order.totals.payableMinor / 1000).toFixed(3));
    if (started.status === 1) payments.push(String(started.data['transactionId']));
    return started;
  };
  const asks = [
    save,
    save,
    save,
    pay,
    pay,
    () => home.place(anyId()),
    () => home.place(anyId()),
    () => home.details(anyId()),
    () => diner.post(`TableCart/CancelEOrder/${anyId()}`, {}),
  ];
  const happenings = [
    () => venue.payAtBank(pick(payments), pick(['paid', 'declined', 'abandoned', 'pending'])),
    () => venue.payAtBank(pick(payments), 'paid'),
    () => venue.changePrice(1, 2000 + 50 * below(20)),
    () => venue.setAvailable(5, below(4) > 0),
    () => venue.setZoneStore(1, pick([11, 11, 12, 0])),
    () => venue.moveOrder(anyId()),
    () => venue.reject(anyId()),
    () => {
      clock.now += 60_000 * below(8);
    },
  ];
  return { venue, diner, customerId, ask: () => pick(asks)(), happen: () => pick(happenings)() };
}

describe('whatever a customer does, in whatever order', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => [seed]))('%i', (seed) => {
    const { venue, diner, customerId, ask, happen } = live(seed);
    for (let step = 0; step < 40; step += 1) {
      expect(ask()).toMatchObject({ http: 200 });
      if (step % 2 === 0) happen();
    }
    expect(venue.defects).toEqual([]);
    const orders = venue.orders();
    expect(new Set(orders.map(({ orderKey }) => orderKey)).size).toBe(orders.length);
    for (const { eOrderId, placings, isPlaced, status, isOnline, totals } of orders) {
      expect(placings).toBe(isPlaced ? 1 : 0);
      const kept = venue.charges().filter((each) => each.eOrderId === eOrderId && !each.isRefunded);
      const isOwed = isPlaced && isOnline && status < 9;
      expect(kept.map(({ minor }) => minor)).toEqual(isOwed ? [totals.payableMinor] : []);
    }
    const { points, held } = diner.get(`Delivery/getLoyaltyBalanceCustomerId/${customerId}`).data;
    const spent = orders.filter(({ isPlaced, status }) => isPlaced && status < 9);
    const taken = spent.reduce((sum, { payload }) => {
      const { loyaltyPoints = 0 } = payload as { loyaltyPoints?: number };
      return sum + loyaltyPoints;
    }, 0);
    const earned = spent.reduce((sum, { eOrderId }) => {
      const { data } = diner.get(`Delivery/OrderDetails/${eOrderId}`);
      return sum + Number(data['pointsEarned']);
    }, 0);
    expect(Number(points) + Number(held)).toBe(FIRST_POINTS - taken + earned);
  });
});
