import { describe, expect, it } from 'vitest';
import type { EOrderStatus } from '../../src/contract/orders.ts';
import { startDemo } from './fixtures/client.ts';
import {
  ANONYMOUS,
  CART,
  cartOf,
  deliveryRequest,
  logIn,
  putLine,
  savedOrder,
  saveDelivery,
  saveTable,
  tableRequest,
} from './fixtures/journey.ts';
import { DISH } from './fixtures/tiny.ts';

async function placed() {
  const client = startDemo();
  const { eOrderID } = await savedOrder(client);
  await client.call(`TableCart/PlaceOrder/${eOrderID}`);
  const status = async () =>
    (await client.call<EOrderStatus>(`TableCart/checkEOrderStatus/${eOrderID}`)).data;
  return { client, eOrderID, status };
}

describe('saving an order', () => {
  it('refuses a key of another code or customer, and a foreign eorder-id', async () => {
    const client = startDemo();
    await savedOrder(client);
    const body = tableRequest(await cartOf(client));
    const path = `TableCart/SaveEOrder/TINY/1/Table/${CART}`;
    const foreign = { ...ANONYMOUS, 'eorder-id': '5' };
    expect((await client.call(path, { body, headers: foreign })).http).toBe(409);

    await logIn(client);
    await saveDelivery(client, DISH.fish, 1);
    const second = { code: 'TINY2', storeId: 2, menuScheduleId: 24, addressId: 912 };
    const moved = await client.call('TableCart/SaveEOrder/TINY2/2/Delivery/Deliver12', {
      body: { ...deliveryRequest(DISH.fish, 1), ...second },
      headers: { 'user-id': '901', 'eorder-id': '0' },
    });
    expect(moved.http).toBe(409);
    await logIn(client, '50000003');
    const stolen = await client.call('TableCart/SaveEOrder/TINY/1/Delivery/Deliver12', {
      body: deliveryRequest(DISH.fish, 1),
      headers: { 'user-id': '905', 'eorder-id': '0' },
    });
    expect(stolen.http).toBe(409);
  });

  it('renews a lapsed or given-up order under the same id', async () => {
    const client = startDemo();
    const { eOrderID } = await savedOrder(client);
    await client.control({ action: 'advanceClock', seconds: 16 * 60 });
    expect((await client.call(`TableCart/PlaceOrder/${eOrderID}`)).status).toBe(-14);
    const renewed = await saveTable(client);
    expect(renewed.data.eOrderID).toBe(eOrderID);
    await client.call(`TableCart/CancelEOrder/${eOrderID}`, { body: { orderKey: CART } });
    expect((await client.call(`TableCart/PlaceOrder/${eOrderID}`)).status).toBe(-14);
    await saveTable(client);
    expect((await client.call(`TableCart/PlaceOrder/${eOrderID}`)).status).toBe(1);
  });
});

describe('placing an order', () => {
  it('is refused after a price change and places nothing', async () => {
    const client = startDemo();
    const { eOrderID } = await savedOrder(client);
    await client.control({ action: 'setPrice', itemId: DISH.three, price: 3.5 });
    const answer = await client.call(`TableCart/PlaceOrder/${eOrderID}`);
    expect(answer).toMatchObject({
      status: -12,
      data: { totals: { payable: 3.5 }, changes: [{ oldPrice: 3, newPrice: 3.5 }] },
    });
    expect((await client.state()).orders[0]?.orderStatus).toBe(1);
  });

  it('is refused when the cart changed after saving, to the same total too', async () => {
    const client = startDemo();
    const { eOrderID } = await savedOrder(client);
    const lines = (await cartOf(client)).cartList;
    await client.call(`TableCart/UpdateCartQty/${lines[0]?.tableCartId}/2`);
    await client.call(`TableCart/UpdateCartQty/${lines[0]?.tableCartId}/1`);
    expect((await client.call(`TableCart/PlaceOrder/${eOrderID}`)).status).toBe(-12);
  });

  it('takes stock, and cancelling gives it back', async () => {
    const client = startDemo();
    await putLine(client, DISH.soup, 3);
    const { eOrderID } = (await saveTable(client)).data;
    await client.call(`TableCart/PlaceOrder/${eOrderID}`);
    const soup = () => client.call(`Menu/MenuItemDetails/EN/TINY/${DISH.soup}`);
    expect(await soup()).toMatchObject({ status: -11, data: { stockLeft: 0 } });
    await client.call(`TableCart/CancelEOrder/${eOrderID}`, { body: { orderKey: CART } });
    expect(await soup()).toMatchObject({ status: 1, data: { stockLeft: 3 } });
  });
});

describe('an order under way', () => {
  it('moves on by itself', async () => {
    const { client, status } = await placed();
    const statuses: number[] = [];
    for (const seconds of [0, 21, 40, 120, 420]) {
      await client.control({ action: 'advanceClock', seconds });
      statuses.push((await status()).orderStatus);
    }
    expect(statuses).toEqual([3, 4, 5, 6, 8]);
  });

  it('can be brought forward, and is final when completed', async () => {
    const { client, eOrderID, status } = await placed();
    await client.control({ action: 'advanceOrder', eOrderID, to: 6 });
    expect(await status()).toMatchObject({ orderStatus: 6, pollSeconds: 10 });
    await client.control({ action: 'advanceOrder', eOrderID });
    expect(await status()).toMatchObject({ orderStatus: 8, pollSeconds: 0, canAddMore: false });
  });

  it('can be cancelled until the kitchen starts, by who has its key', async () => {
    const { client, eOrderID } = await placed();
    const path = `TableCart/CancelEOrder/${eOrderID}`;
    expect((await client.call(path, { body: { orderKey: 'Wrong1234567' } })).status).toBe(-4);
    await client.control({ action: 'advanceOrder', eOrderID, to: 5 });
    expect((await client.call(path, { body: { orderKey: CART } })).status).toBe(-90);
  });

  it('shows a rejection with the placing in its past', async () => {
    const { client, eOrderID, status } = await placed();
    await client.control({ action: 'rejectOrder', eOrderID });
    const { timeline, ...order } = await status();
    expect(order).toMatchObject({ orderStatus: 10, pollSeconds: 0 });
    expect(timeline.map((entry) => entry.orderStatus)).toEqual([3, 10]);
  });
});
