import { describe, expect, it } from 'vitest';
import type { CartView } from '../../src/contract/cart.ts';
import type { EOrderResult } from '../../src/contract/orders.ts';
import {
  includedPercentOf,
  minor,
  percentOf,
  roundToMultiple,
} from '../../src/demo/backend/common/money.ts';
import { startDemo } from './fixtures/client.ts';
import {
  cartOf,
  CASH,
  logIn,
  putLine,
  saveDelivery,
  saveTable,
  type Choice,
} from './fixtures/journey.ts';
import { CHOICE, DISH } from './fixtures/tiny.ts';

describe('minor units', () => {
  it.each([
    [1.005, 2, 101],
    [4.755, 3, 4755],
    [0.1, 3, 100],
    [1200, 0, 1200],
    [-1.005, 2, -101],
    [0.0000001, 3, 0],
    [2.675, 2, 268],
  ])('rounds %d in %i decimals to %i on its decimal text', (amount, decimals, expected) => {
    expect(minor(amount, decimals)).toBe(expected);
  });

  it.each([
    [14265, 15, 2140],
    [2500, 10, 250],
    [1, 50, 1],
    [1000, 12.5, 125],
  ])('takes of %i %d percent as %i', (base, percent, expected) => {
    expect(percentOf(base, percent)).toBe(expected);
  });

  it('finds a tax inside a price', () => {
    expect(includedPercentOf(10500, 5)).toBe(500);
  });

  it.each([
    [1232, 5, 1230],
    [1233, 5, 1235],
    [1225, 50, 1250],
  ])('rounds %i to a multiple of %i as %i', (units, multiple, expected) => {
    expect(roundToMultiple(units, multiple)).toBe(expected);
  });
});

describe('the sums of a table cart', () => {
  const cases: [string, [number, number, Choice[]?][], Partial<CartView['totals']>][] = [
    [
      'gives the cheapest of three free',
      [
        [DISH.one, 1],
        [DISH.two, 1],
        [DISH.three, 1],
      ],
      { subTotal: 6, discountAmount: 1, payable: 5 },
    ],
    [
      'rounds 15% once on its whole base',
      [[DISH.kebab, 3]],
      { subTotal: 14.265, discountAmount: 2.14, payable: 12.125 },
    ],
    ['caps 10% of 25 at 2', [[DISH.lemonade, 1]], { subTotal: 25, discountAmount: 2, payable: 23 }],
    [
      'counts priced modifiers and leaves instructions out',
      [
        [
          DISH.plate,
          2,
          [
            { modifierItemId: CHOICE.extra, quantity: 2 },
            { modifierItemId: CHOICE.noOnion, quantity: 1 },
          ],
        ],
      ],
      { subTotal: 6, discountAmount: 0, payable: 6 },
    ],
    [
      'gives the two cheapest toppings free',
      [
        [
          DISH.pizza,
          1,
          [
            { modifierItemId: CHOICE.small, quantity: 1 },
            { modifierItemId: CHOICE.ham, quantity: 2 },
            { modifierItemId: CHOICE.cheese, quantity: 1 },
          ],
        ],
      ],
      { subTotal: 5.75 },
    ],
    [
      'adds what a nested choice of a combo costs',
      [
        [
          DISH.combo,
          1,
          [
            { modifierItemId: CHOICE.fries, quantity: 1 },
            { modifierItemId: CHOICE.withDip, quantity: 1 },
          ],
        ],
      ],
      { subTotal: 6.7 },
    ],
    ['counts a bag, which the kitchen does not make', [[DISH.bag, 2]], { subTotal: 0.2 }],
    ['charges nothing for an empty cart', [], { subTotal: 0, payable: 0, packagingFee: 0 }],
  ];
  it.each(cases)('%s', async (_name, lines, expected) => {
    const client = startDemo();
    for (const [item, quantity, choices] of lines) await putLine(client, item, quantity, choices);
    expect((await cartOf(client)).totals).toMatchObject(expected);
  });

  it('spreads the free units over the lines, cheapest first', async () => {
    const client = startDemo();
    await putLine(client, DISH.three, 5);
    await putLine(client, DISH.one, 1);
    const view = await cartOf(client);
    expect(view.cartList.map((line) => line.freeQty)).toEqual([1, 1]);
    expect(view.discountAmount).toBe(4);
    expect(view.discountNote).toBe('2 + 1 free');
  });

  it('takes an unavailable line out of the offer, not out of the sum', async () => {
    const client = startDemo();
    for (const item of [DISH.one, DISH.two, DISH.three]) await putLine(client, item, 1);
    await client.control({ action: 'sellOut', itemId: DISH.one });
    const view = await cartOf(client);
    expect(view.totals).toMatchObject({ subTotal: 6, discountAmount: 0 });
    expect(view.changes).toMatchObject([{ menuItemId: DISH.one, kind: 'unavailable' }]);
  });

  it('adds the tip of a saved order', async () => {
    const client = startDemo();
    await putLine(client, DISH.three, 1);
    const { data } = await saveTable(client, { tip: 0.5 });
    expect(data.totals).toMatchObject({ subTotal: 3, tip: 0.5, payable: 3.5 });
  });
});

describe('the sums of a delivery', () => {
  const cases: [
    string,
    number,
    number,
    Record<string, unknown>,
    Partial<EOrderResult['totals']>,
  ][] = [
    [
      'adds the fee of the zone',
      DISH.fish,
      1,
      {},
      { subTotal: 8, deliveryFee: 0.75, payable: 8.75 },
    ],
    [
      'delivers free from the sum of the zone on',
      DISH.fish,
      3,
      {},
      { deliveryFee: 0, payable: 24 },
    ],
    ['takes 10% by code', DISH.fish, 1, { promoCode: 'ten ' }, { promoAmount: 0.8, payable: 7.95 }],
    [
      'waives the fee by code',
      DISH.fish,
      1,
      { promoCode: 'SHIP' },
      { promoAmount: 0, deliveryFee: 0, payable: 8 },
    ],
    [
      'does not apply a code below its minimum',
      DISH.fish,
      1,
      { promoCode: 'BIG20' },
      { promoAmount: 0, payable: 8.75 },
    ],
    ['takes points', DISH.fish, 1, { loyaltyPoints: 400 }, { loyaltyAmount: 4, payable: 4.75 }],
    [
      'takes the automatic promo that was named',
      DISH.fish,
      5,
      { automaticPromoId: 10 },
      { promoAmount: 0.5, payable: 39.5 },
    ],
  ];
  it.each(cases)('%s', async (_name, item, quantity, extra, expected) => {
    const client = startDemo();
    await logIn(client);
    const answer = await saveDelivery(client, item, quantity, extra);
    expect(answer.data.totals).toMatchObject(expected);
  });

  it('has no fee for a pick-up', async () => {
    const client = startDemo();
    await logIn(client);
    const extra = { orderType: 'PickUp', menuScheduleId: 15, paymentMethodId: CASH };
    const answer = await saveDelivery(client, DISH.fish, 1, extra);
    expect(answer.data.totals).toMatchObject({ deliveryFee: 0, payable: 8 });
  });
});

it('adds the tray charge of a room and the fee of the way to pay', async () => {
  const client = startDemo();
  const line = {
    State: 'Room',
    tableCode: 'DINER-R101',
    code: 'DINER',
    uniqueCartId: 'Room12345678',
  };
  await putLine(client, 400, 1, [], line);
  const body = {
    code: 'DINER',
    storeId: 30,
    orderType: 'Room',
    menuScheduleId: 303,
    menuScheduleUniqueId: 'DINER-3-v1',
    tableCode: 'DINER-R101',
    room: { roomCode: 'R101', tableId: 101, lastName: ' haddad ' },
    paymentMethodId: 31,
    expectedTotal: 67,
    currency: 'AED',
  };
  const headers = { 'user-id': '0', 'eorder-id': '0' };
  const answer = await client.call('TableCart/SaveEOrder/DINER/30/Room/Room12345678', {
    body,
    headers,
  });
  expect(answer.data).toMatchObject({
    totals: { subTotal: 50, packagingFee: 17, payable: 67 },
    totalsChanged: false,
  });
});
