import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { ConceptSetup } from '../../src/contract/concept.ts';
import { MenuItem } from '../../src/contract/menu.ts';
import { PromoRule } from '../../src/contract/promo.ts';
import { Modifier } from '../../src/contract/modifiers.ts';
import { CustomerOrderDetails } from '../../src/contract/orders.ts';
import { PaymentMethod } from '../../src/contract/paymentMethods.ts';
import { listenToDroppedEntries, money } from '../../src/contract/schema.ts';
import { titledCalls } from './titledCalls.ts';
import { fieldPaths, ownerIsKept, valueAt, withValue, type Path } from './fieldPaths.ts';
import { fullAnswer } from '../../src/contract/examples/literal.ts';
import { neverGuessed } from './neverGuessed.ts';
import {
  APPLIED_PROMO,
  DISCOUNT,
  MENU_ITEM,
  MODIFIER_GROUP,
} from '../../src/contract/examples/parts.ts';

beforeEach(() => {
  listenToDroppedEntries(() => undefined);
});

it.each(titledCalls)('%s: reads an answer that keeps the contract as it was sent', (_, call) => {
  const sent = fullAnswer(call.literal.answer, call.literal.more);
  const read = v.parse(call.endpoint.answer, sent);
  if (typeof sent === 'object' && sent !== null) expect(read).toMatchObject(sent);
  else expect(read).toBe(sent);
});

it.each(titledCalls)('%s: accepts the required fields alone', (_, { endpoint, literal }) => {
  expect(v.is(endpoint.answer, literal.answer)).toBe(true);
});

it.each(titledCalls)(
  '%s: a missing field falls back unless it prices or identifies something',
  (_, { name, endpoint, literal }) => {
    for (const path of fieldPaths(literal.answer)) {
      const words = path.filter((step) => typeof step === 'string');
      const field = words.at(-1) ?? '';
      const owner = words.at(-2) ?? name;
      const result = v.safeParse(endpoint.answer, withValue(literal.answer, path, undefined));
      const isKept = result.success && ownerIsKept(result.output, literal.answer, path);
      expect(`${path.join('.')} ${isKept ? 'falls back' : 'is refused'}`).toBe(
        `${path.join('.')} ${neverGuessed(field, owner, name) ? 'is refused' : 'falls back'}`,
      );
    }
  },
);

it.each(titledCalls)('%s: null is accepted for an optional field', (_, call) => {
  const { answer, more } = call.literal;
  const sent = fullAnswer(answer, more);
  const isThere = (path: Path) => valueAt(answer, path) !== undefined;
  const optional = [...fieldPaths(sent)].filter(
    (path) => !isThere(path) && isThere(path.slice(0, -1)),
  );
  for (const path of optional) {
    const result = v.safeParse(call.endpoint.answer, withValue(sent, path, null));
    const isKept = result.success && ownerIsKept(result.output, sent, path);
    expect(`${path.join('.')}: ${isKept}`).toBe(`${path.join('.')}: true`);
  }
});

it.each([
  ['buyQty', '2'],
  ['buyQty', -1],
  ['discountGetItems', 301],
  ['discountGetItems', ['301']],
  ['cap_limit', '2.000'],
  ['min_order_amt', '3.500'],
])('a discount whose %s is %j is no discount, and never a larger one', (field, value) => {
  const item = { ...MENU_ITEM, discountSetup: { ...DISCOUNT, [field]: value } };
  expect(v.parse(MenuItem, item).discountSetup).toBeNull();
});

it('a discount without its bounds is unbounded', () => {
  const { id, discountType } = DISCOUNT;
  const discountSetup = { id, discountType, buyQty: null, cap_limit: null, discountGetItems: null };
  expect(v.parse(MenuItem, { ...MENU_ITEM, discountSetup }).discountSetup).toMatchObject({
    buyQty: 0,
    discountGetItems: [],
    cap_limit: 0,
    min_order_amt: 0,
  });
});

it.each(['cap', 'minOrderAmount'])('a promo whose %s is not a number is refused', (field) => {
  expect(v.is(PromoRule, { ...APPLIED_PROMO, [field]: '5.000' })).toBe(false);
  expect(v.parse(PromoRule, { ...APPLIED_PROMO, [field]: undefined })).toMatchObject({
    [field]: 0,
  });
});

it.each(['61', {}, 0.5])(
  'a group that depends on %j is not offered with every dish',
  (parentModifierId) => {
    const group = { ...MODIFIER_GROUP, parentModifierId };
    const item = { ...MENU_ITEM, set_ModifierGroups_VMs: [MODIFIER_GROUP, group] };
    expect(v.parse(MenuItem, item).set_ModifierGroups_VMs).toHaveLength(1);
  },
);

it.each([-0.001, 1e10, Number.NaN, '7', null])('%j is not a price', (price) => {
  expect(v.is(money, price)).toBe(false);
});

it.each<[unknown, boolean]>([
  [undefined, true],
  [null, true],
  [0.15, true],
  [-1, false],
  ['0.15', false],
])('a payment method with the fee %j is accepted: %j', (fee, isOne) => {
  const method = { paymentMethodId: 1, kind: 'card', fee };
  expect(v.is(PaymentMethod, method)).toBe(isOne);
});

it('a choice costs its price unless it is marked as free', () => {
  const choice = { modifierItemId: 1, price: 0.5 };
  expect(v.parse(Modifier, choice).isPriced).toBe(true);
  expect(v.parse(Modifier, { ...choice, isPriced: false }).isPriced).toBe(false);
});

it('an unreadable order does not hide the others', () => {
  const order = { eOrderID: 1, orderType: 'Table', orderStatus: 3, payable: 5, currency: 'KWD' };
  const answer = { totalOrders: 2, orderList: [{ ...order, payable: 'five' }, order] };
  expect(v.parse(CustomerOrderDetails, answer).orderList.map(({ eOrderID }) => eOrderID)).toEqual([
    1,
  ]);
});

it.each([1e308, -1, 2.5, '7'])(
  '%j is not accepted as a number of days ahead',
  (scheduleDaysAhead) => {
    expect(v.parse(ConceptSetup.entries.scheduleDaysAhead, scheduleDaysAhead)).toBe(0);
    expect(v.parse(ConceptSetup.entries.scheduleDaysAhead, 7)).toBe(7);
  },
);

it('a cart whose lifetime exceeds the last date gets the usual lifetime', () => {
  expect(v.parse(ConceptSetup.entries.cartExpiryMinutes, 1e308)).toBe(2);
  expect(v.parse(ConceptSetup.entries.cartExpiryMinutes, 90)).toBe(90);
});
