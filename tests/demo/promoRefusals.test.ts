import { describe, expect, it } from 'vitest';
import type { EOrderResult } from '../../src/contract/orders.ts';
import { startDemo, type Answer, type DemoClient } from './fixtures/client.ts';
import {
  CART,
  cartOf,
  logIn,
  putLine,
  saveDelivery,
  saveTable,
  tableRequest,
} from './fixtures/journey.ts';
import { refuses, type Refusals } from './fixtures/scenes.ts';
import { DISH, PROMO } from './fixtures/tiny.ts';

function promo(client: DemoClient, code: string, key = CART): Promise<Answer> {
  return client.call(`TableCart/validatePromoCode/TINY/${key}/${code}`);
}

const promos: Refusals = {
  '-31': { 'an old code': (client) => promo(client, PROMO.old) },
  '-36': {
    'a code of another branch': (client) => promo(client, PROMO.branch),
    'a code of another way of ordering': (client) => promo(client, PROMO.ship),
  },
  '-3': { 'a personal code without a login': (client) => promo(client, PROMO.once) },
  '-32': {
    'a code below its minimum': [
      (client) => promo(client, PROMO.big),
      { isApplied: false, missingAmount: 18 },
    ],
  },
  '-35': {
    'a code that stands alone, beside an offer': async (client) => {
      await putLine(client, DISH.kebab, 1);
      return promo(client, PROMO.single);
    },
  },
  '-14': { 'a key of no cart': (client) => promo(client, PROMO.ten, 'Nobody123456') },
  '-33': {
    'a code that was used up': async (client) => {
      await promo(client, PROMO.two);
      const { eOrderID } = (await saveTable(client)).data;
      await client.call(`TableCart/PlaceOrder/${eOrderID}`);
      const key = 'Second123456';
      await putLine(client, DISH.fish, 1, [], { uniqueCartId: key });
      return promo(client, PROMO.two, key);
    },
  },
  '-34': {
    'a code for new customers': async (client) => {
      await logIn(client);
      const { data } = await saveDelivery(client, DISH.fish, 1);
      await client.call(`TableCart/PlaceOrder/${data.eOrderID}`);
      return promo(client, PROMO.fresh, '0');
    },
  },
  '-5': {
    guessing: [
      async (client) => {
        for (const guess of ['A', 'B', 'C', 'D', 'E']) await promo(client, guess);
        return promo(client, PROMO.ten);
      },
      { retryAfterSeconds: expect.any(Number) },
    ],
  },
};

async function fillTo12(client: DemoClient): Promise<void> {
  await putLine(client, DISH.fish, 1);
  await putLine(client, DISH.side, 4);
}

describe('refused promo codes:', () => refuses(promos, fillTo12));

it('keeps a code below its minimum in the cart', async () => {
  const client = startDemo();
  await putLine(client, DISH.fish, 1);
  await promo(client, PROMO.big);
  expect((await cartOf(client)).promo).toMatchObject({ isApplied: false, missingAmount: 22 });
  await putLine(client, DISH.fish, 3);
  expect((await cartOf(client)).totals.promoAmount).toBe(6.4);
  expect((await promo(client, '0')).data).toBeNull();
  expect((await cartOf(client)).promo).toBeNull();
});

it('refuses to place an order after its promo was used up, and keeps it', async () => {
  const client = startDemo();
  await putLine(client, DISH.fish, 1);
  await promo(client, PROMO.two);
  const { eOrderID } = (await saveTable(client)).data;
  const key = 'Second123456';
  await putLine(client, DISH.fish, 1, [], { uniqueCartId: key });
  await promo(client, PROMO.two, key);
  const view = await client.call<{ cartVersion: number }>(`TableCart/EN/T1/${key}`);
  const body = { ...tableRequest(await cartOf(client)), cartVersion: view.data.cartVersion };
  const second = await client.call<EOrderResult>(`TableCart/SaveEOrder/TINY/1/Table/${key}`, {
    body,
    headers: { 'user-id': '0', 'eorder-id': '0' },
  });
  await client.call(`TableCart/PlaceOrder/${second.data.eOrderID}`);
  expect((await client.call(`TableCart/PlaceOrder/${eOrderID}`)).status).toBe(-33);
  expect((await client.state()).orders.map((order) => order.orderStatus)).toEqual([1, 3]);
});
