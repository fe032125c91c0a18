import { describe, expect, test } from 'vitest';
import type { CartLine } from '../../../src/contract/cart.ts';
import type { PromoRule } from '../../../src/contract/promo.ts';
import { applyDiscounts } from '../../../src/rules/cart/discounts.ts';
import {
  automaticPromo,
  canBeCode,
  isPromoOpen,
  promoInUse,
  promoOutcome,
  promoTrouble,
  type PromoSubject,
} from '../../../src/rules/cart/promos.ts';
import { discounted, percentage, promo } from '../make.ts';

const amountOf = (over: Partial<PromoRule>, lines: CartLine[], decimals = 3) =>
  promoOutcome(promo(over), applyDiscounts(lines, decimals), decimals).promoAmount;

test("a line with a discount above its price does not raise the order's price", () => {
  const tenth = percentage(10);
  const lines = [0.005, 0.005, 0].map((price, index) =>
    discounted(tenth, { id: index + 1, price }),
  );
  expect(applyDiscounts(lines, 3).amountByLine).toEqual([0, 0, 1]);
  expect(amountOf({ kind: 'amount', value: 1, menuItemIds: [3] }, lines)).toBe(0);
});

describe('a promo is applied', () => {
  const outcome = (over: Partial<PromoRule>, lines: CartLine[]) =>
    promoOutcome(promo(over), applyDiscounts(lines, 3), 3);

  test('and its minimum uses the price after item discounts', () => {
    const half = discounted(percentage(50), { price: 8 });
    expect(outcome({ minOrderAmount: 5 }, [half])).toEqual({
      isApplied: false,
      promoAmount: 0,
      isDeliveryFree: false,
      missingAmount: 1000,
    });
  });
});

/** A Tuesday, 20:00 in Kuwait. */
const place: PromoSubject = {
  orderType: 'Delivery',
  storeId: 1,
  nowMs: Date.parse('2025-03-04T17:00:00Z'),
  timeZone: 'Asia/Kuwait',
  isNewCustomer: false,
};
const evening = { days: [2], ranges: [{ from: '18:00', to: '21:00' }] };

test.each<[string, Partial<PromoRule>, boolean]>([
  ['no way of ordering named', { orderTypes: [] }, true],
  ['begins now', { startsAt: '2025-03-04T17:00:00Z' }, true],
  ['ends now', { endsAt: '2025-03-04T20:00:00+03:00' }, true],
  ['a period that cannot be read', { startsAt: '' }, false],
  ['in its hours, by the clock of the venue', { availability: [evening] }, true],
  ['out of its hours', { availability: [{ ...evening, days: [3] }] }, false],
  ['for new customers', { isNewCustomersOnly: true }, false],
  ['used up by this customer', { usesLeftForYou: 0 }, false],
  ['one use left', { usesLeftForYou: 1 }, true],
])('a promo: %s', (_, over, isOpen) => {
  expect(isPromoOpen(promo(over), place)).toBe(isOpen);
});

test('a new customer may use a promo for new customers', () => {
  expect(isPromoOpen(promo({ isNewCustomersOnly: true }), { ...place, isNewCustomer: true })).toBe(
    true,
  );
});

describe('the promo in use', () => {
  const cart = applyDiscounts([discounted(percentage(10), { price: 8 })], 3);
  const wrongStore = promo({ id: 1, storeIds: [9] });
  const tooDear = promo({ id: 2, minOrderAmount: 50 });
  const alone = promo({ id: 3, isCombinable: false });
  const small = promo({ id: 4, value: 1 });
  const large = promo({ id: 5, value: 90 });

  test("is the first automatic one that fits, in the server's order, not the best one", () => {
    const found = automaticPromo([wrongStore, tooDear, alone, small, large], cart, place, 3);
    expect(found?.id).toBe(4);
  });

  test('is the code once there is one, even while it waits for its minimum', () => {
    const code = promo({ id: 6, promoCode: 'AHLAN', minOrderAmount: 50 });
    expect(promoInUse(code, [small], cart, place, 3)).toBe(code);
    expect(promoInUse(undefined, [small], cart, place, 3)).toBe(small);
  });

  test.each<[string, Partial<PromoRule>]>([
    ['of another way of ordering', { orderTypes: ['PickUp'] }],
    ['that has ended', { endsAt: '2025-03-04T16:59:59Z' }],
    ['out of its hours', { availability: [{ ...evening, days: [3] }] }],
  ])('is the automatic one beside a code %s', (_, over) => {
    const code = promo({ id: 6, promoCode: 'AHLAN', ...over });
    expect(promoInUse(code, [small], cart, place, 3)).toBe(small);
    expect(promoInUse(code, [], cart, place, 3)).toBeUndefined();
  });

  test('is a code that the server has given to this customer, even if the device disagrees', () => {
    const code = promo({ id: 6, promoCode: 'AHLAN', isNewCustomersOnly: true, usesLeftForYou: 0 });
    expect(promoInUse(code, [small], cart, place, 3)).toBe(code);
  });
});

test.each<[string, Partial<PromoRule>, number | undefined]>([
  ['over', { endsAt: '2025-03-04T16:59:59Z', storeIds: [2] }, -31],
  ['elsewhere', { storeIds: [2] }, -36],
  ['another way of ordering', { orderTypes: ['PickUp'] }, -36],
])('a code is refused like by the server: %s', (_, over, status) => {
  expect(promoTrouble(promo(over), place)).toBe(status);
});

test.each([
  ['', false],
  ['0', false],
  [' 0 ', false],
  ['.', false],
  ['..', false],
  ['00', true],
])('“%s” can be a code: %s', (text, isOne) => {
  expect(canBeCode(text)).toBe(isOne);
});
