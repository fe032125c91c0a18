import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CartView } from '../../../src/contract/cart.ts';
import { tableCartCalls } from '../../../src/contract/examples/tableCart.ts';
import {
  savedOrderOf,
  withOwnWords,
  type AnsweredOrder,
} from '../../../src/ordering/cart/savedOrders.ts';
import { rememberOrder } from '../../../src/ordering/cart/settleCart.ts';
import { sentCartEntry } from '../../../src/storage/cartEntries.ts';

const VIEW = tableCartCalls.getCartDetails.answer as CartView;
const PLACE = { eOrderID: 7, code: 'BEIT', tableCode: 'T12', customerId: 0 };
const LINES = VIEW.cartList.map((line) => ({ ...line, instruction: 'No ice' }));

function keepCartAs(uniqueCartId: string): void {
  const view = { ...VIEW, uniqueCartId, cartList: LINES };
  sentCartEntry.write({ at: '2026-01-01T12:00:00Z', lang: 'EN', view }, PLACE.eOrderID);
}

beforeEach(() => rememberOrder('BEIT', 'T12', VIEW.uniqueCartId, PLACE.eOrderID));
afterEach(() => localStorage.clear());

it('matches an order with its own cart only', () => {
  keepCartAs(VIEW.uniqueCartId);
  expect(savedOrderOf(PLACE)?.lines).toMatchObject(LINES);
  keepCartAs('abcdefghijkl');
  expect(savedOrderOf(PLACE)).toBeUndefined();
});

it("adds the diner's notes to the venue's answer", () => {
  keepCartAs(VIEW.uniqueCartId);
  const lines = LINES.map((line) => ({ ...line, instruction: '' }));
  const answer = { ...VIEW, lines, timeline: [] } as unknown as AnsweredOrder;
  expect(withOwnWords(PLACE, answer).lines.map(({ instruction }) => instruction)).toEqual(
    LINES.map(() => 'No ice'),
  );
});
