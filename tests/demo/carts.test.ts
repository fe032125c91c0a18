import { describe, expect, it } from 'vitest';
import type { AddedLine, CartView, UpdatedQty } from '../../src/contract/cart.ts';
import { startDemo } from './fixtures/client.ts';
import { CART, cartOf, lineBody, putLine } from './fixtures/journey.ts';
import { DISH } from './fixtures/tiny.ts';

describe('lines of a cart', () => {
  it('are one per uniqueId, however often they are sent', async () => {
    const client = startDemo();
    const body = lineBody(DISH.three, 2);
    const first = await client.call<AddedLine>('TableCart', { body });
    const again = await client.call<AddedLine>('TableCart', { body });
    expect(again.data.tableCartId).toBe(first.data.tableCartId);
    expect((await cartOf(client)).cartList).toHaveLength(1);
    expect(again.data.cartCount).toBe(2);
    expect(again.data.cartVersion).toBe(first.data.cartVersion);
  });

  it('take absolute quantities', async () => {
    const client = startDemo();
    const { data } = await client.call<AddedLine>('TableCart', { body: lineBody(DISH.three, 1) });
    const path = `TableCart/UpdateCartQty/${data.tableCartId}/3`;
    const first = await client.call<UpdatedQty>(path);
    const again = await client.call<UpdatedQty>(path);
    expect([first.data.qty, again.data.qty, again.data.cartCount]).toEqual([3, 3, 3]);
    expect(again.data.cartVersion).toBeGreaterThan(first.data.cartVersion);
  });

  it('may be removed twice', async () => {
    const client = startDemo();
    const { data } = await client.call<AddedLine>('TableCart', { body: lineBody(DISH.three, 1) });
    for (let time = 0; time < 2; time += 1) {
      const answer = await client.call(`TableCart/RemoveFromCart/${data.tableCartId}`);
      expect(answer).toMatchObject({ status: 1, data: { cartCount: 0 } });
    }
    const empty = await client.call(`TableCart/UpdateCartQty/${data.tableCartId}/0`);
    const gone = await client.call(`TableCart/UpdateCartQty/${data.tableCartId}/2`);
    expect([empty.status, gone.status]).toEqual([1, -1]);
  });

  it('belong to one cart', async () => {
    const client = startDemo();
    const body = lineBody(DISH.three, 1);
    await client.call('TableCart', { body });
    const other = { ...body, uniqueCartId: 'Other1234567' };
    expect((await client.call('TableCart', { body: other })).http).toBe(409);
  });

  it('are priced by the server, whatever the body says', async () => {
    const client = startDemo();
    await client.call('TableCart', { body: { ...lineBody(DISH.three, 1), price: 0.001 } });
    expect((await cartOf(client)).grandTotal).toBe(3);
  });

  it('keep who added them', async () => {
    const client = startDemo();
    const body = { ...lineBody(DISH.three, 1), addedBy: 'Guest 2' };
    await client.call('TableCart', { body });
    expect((await cartOf(client)).cartList[0]?.addedBy).toBe('Guest 2');
  });

  it('open again with their choices', async () => {
    const client = startDemo();
    const { data } = await client.call<AddedLine>('TableCart', {
      body: lineBody(DISH.plate, 1, [{ modifierItemId: 121, quantity: 2 }]),
    });
    const edit = await client.call(`TableCart/EditMenuItem/TINY/${DISH.plate}/${data.tableCartId}`);
    expect(edit.data).toMatchObject({
      item: { id: DISH.plate },
      line: { modifierGroupList: [{ modifiers: [{ modifierItemId: 121, quantity: 2 }] }] },
    });
  });
});

describe('a cart', () => {
  it('is empty at another table, and cannot be written there', async () => {
    const client = startDemo();
    await putLine(client, DISH.three, 1);
    const view = await client.call<CartView>(`TableCart/EN/T2/${CART}`);
    expect(view).toMatchObject({ status: 1, data: { cartList: [], eOrderID: 0 } });
    const write = await putLine(client, DISH.three, 1, [], { tableCode: 'T2' });
    expect(write.status).toBe(-14);
  });

  it('is gone after four hours and when the table is cleared', async () => {
    for (const action of [
      { action: 'advanceClock', seconds: 4 * 3600 + 1 },
      { action: 'clearTable', tableCode: 'T1' },
    ] as const) {
      const client = startDemo();
      await putLine(client, DISH.three, 1);
      await client.control(action);
      expect((await cartOf(client)).cartList).toEqual([]);
      expect((await putLine(client, DISH.three, 1)).status).toBe(-14);
    }
  });

  it('tells what changed since a line was added', async () => {
    const client = startDemo();
    await putLine(client, DISH.three, 1);
    await client.control({ action: 'setPrice', itemId: DISH.three, price: 4 });
    expect((await cartOf(client)).changes).toMatchObject([
      { kind: 'price', oldPrice: 3, newPrice: 4, menuItemId: DISH.three },
    ]);
  });
});
