import { describe, expect, it } from 'vitest';
import type { AddedLine, CartView } from '../../src/contract/cart.ts';
import { startDemo } from './fixtures/client.ts';
import { CART, cartOf, lineBody, putLine } from './fixtures/journey.ts';
import { DISH } from './fixtures/tiny.ts';

// `npm run conformance` checks the contract's rules about lines and quantities.

describe('lines of a cart', () => {
  it('keep the name of who added them', async () => {
    const client = startDemo();
    await putLine(client, DISH.three, 1, [], { addedBy: 'Guest 2' });
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
  it('is empty at another table, and cannot be changed there', async () => {
    const client = startDemo();
    await putLine(client, DISH.three, 1);
    const view = await client.call<CartView>(`TableCart/EN/T2/${CART}`);
    expect(view).toMatchObject({ status: 1, data: { cartList: [], eOrderID: 0 } });
    const write = await putLine(client, DISH.three, 1, [], { tableCode: 'T2' });
    expect(write.status).toBe(-14);
  });

  it('expires after four hours and when the table is cleared', async () => {
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

  it('reports what changed since a line was added', async () => {
    const client = startDemo();
    await putLine(client, DISH.three, 1);
    await client.control({ action: 'setPrice', itemId: DISH.three, price: 4 });
    expect((await cartOf(client)).changes).toMatchObject([
      { kind: 'price', oldPrice: 3, newPrice: 4, menuItemId: DISH.three },
    ]);
  });
});
