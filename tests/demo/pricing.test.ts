import { describe, expect, it } from 'vitest';
import { startDemo } from './fixtures/client.ts';
import { cartOf, logIn, putLine, saveDelivery, type Choice } from './fixtures/journey.ts';
import { CHOICE, DISH } from './fixtures/tiny.ts';

// tests/oracle compares the sums themselves with a reference.

const chosen = (...pairs: [modifierItemId: number, quantity: number][]): Choice[] =>
  pairs.map(([modifierItemId, quantity]) => ({ modifierItemId, quantity }));

describe('the sums of a table cart', () => {
  it.each<[string, [number, number, Choice[]?][], object]>([
    [
      'give the cheapest of three free',
      [
        [DISH.one, 1],
        [DISH.two, 1],
        [DISH.three, 1],
      ],
      { subTotal: 6, discountAmount: 1, payable: 5 },
    ],
    ['cap 10% of 25 at 2', [[DISH.lemonade, 1]], { subTotal: 25, discountAmount: 2, payable: 23 }],
    [
      'count priced modifiers and leave instructions out',
      [[DISH.plate, 2, chosen([CHOICE.extra, 2], [CHOICE.noOnion, 1])]],
      { subTotal: 6, discountAmount: 0, payable: 6 },
    ],
    [
      'give the two cheapest toppings free',
      [[DISH.pizza, 1, chosen([CHOICE.small, 1], [CHOICE.ham, 2], [CHOICE.cheese, 1])]],
      { subTotal: 5.75 },
    ],
    [
      'add what a nested choice of a combo costs',
      [[DISH.combo, 1, chosen([CHOICE.fries, 1], [CHOICE.withDip, 1])]],
      { subTotal: 6.7 },
    ],
    ['charge nothing for an empty cart', [], { subTotal: 0, payable: 0, packagingFee: 0 }],
  ])('%s', async (_name, lines, expected) => {
    const client = startDemo();
    for (const [item, quantity, choices] of lines) await putLine(client, item, quantity, choices);
    expect((await cartOf(client)).totals).toMatchObject(expected);
  });
});

describe('the sums of a customer’s order', () => {
  it.each<[string, number, object, object]>([
    ['add the fee of the zone', 1, {}, { subTotal: 8, deliveryFee: 0.75, payable: 8.75 }],
    ['deliver free from the sum of the zone on', 3, {}, { deliveryFee: 0, payable: 24 }],
    ['have no fee for a pick-up', 1, { orderType: 'PickUp', menuScheduleId: 15 }, { payable: 8 }],
    ['take 10% by code', 1, { promoCode: 'ten ' }, { promoAmount: 0.8, payable: 7.95 }],
    ['waive the fee by code', 1, { promoCode: 'SHIP' }, { deliveryFee: 0, payable: 8 }],
    ['take points', 1, { loyaltyPoints: 400 }, { loyaltyAmount: 4, payable: 4.75 }],
    ['take the automatic promo named', 5, { automaticPromoId: 10 }, { promoAmount: 0.5 }],
    ['add the tip', 1, { tip: 0.5 }, { tip: 0.5, payable: 9.25 }],
  ])('%s', async (_name, quantity, extra, expected) => {
    const client = startDemo();
    await logIn(client);
    const answer = await saveDelivery(client, DISH.fish, quantity, { ...extra });
    expect(answer.data.totals).toMatchObject(expected);
  });
});

it('adds the tray charge of a room and the fee of the payment method', async () => {
  const client = startDemo();
  const place = { tableCode: 'DINER-R101', code: 'DINER' };
  const uniqueCartId = 'Room12345678';
  await putLine(client, 400, 1, [], { ...place, State: 'Room', uniqueCartId });
  const body = {
    ...place,
    storeId: 30,
    orderType: 'Room',
    menuScheduleId: 303,
    menuScheduleUniqueId: 'DINER-3-v1',
    room: { roomCode: 'R101', tableId: 101, lastName: ' haddad ' },
    paymentMethodId: 31,
    expectedTotal: 67,
    currency: 'AED',
  };
  const headers = { 'user-id': '0', 'eorder-id': '0' };
  const path = `TableCart/SaveEOrder/DINER/30/Room/${uniqueCartId}`;
  expect((await client.call(path, { body, headers })).data).toMatchObject({
    totals: { subTotal: 50, packagingFee: 17, payable: 67 },
    totalsChanged: false,
  });
});
