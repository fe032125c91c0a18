/** Two hundred phones that share one table's cart and keep changing it. */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CartView } from '../../../../src/contract/cart.ts';
import type { MenuDetails } from '../../../../src/contract/menu.ts';
import { createSending, type Counts } from '../../diners/sending.ts';
import { YOGHURT_ID } from '../../../browser/support/seededCart.ts';

export const CODE = 'BEIT';
export const TABLE = 'T12';
const LINES = 50;
const PHONES = 200;
const MOST_OF_A_LINE = 9;
/** Longest pause between a phone's change and the next one. */
const LONGEST_PAUSE_MS = 6000;

/** Fills the cart; the phones begin with `start`. */
export async function seatPhones(origin: string, world: string) {
  const counts: Counts = { requests: 0, lost: 0, latencies: [] };
  const sending = createSending(new URL(origin), counts, world);
  const uniqueCartId = randomBytes(6).toString('hex');
  const cart = () => sending.look<CartView>(`/api/TableCart/EN/${TABLE}/${uniqueCartId}`);
  const { menuScheduleUniqueId } = await sending.look<MenuDetails>(
    `/api/Menu/GetMenuDetails/${CODE}?tableCode=${TABLE}`,
  );
  for (let line = 0; line < LINES; line += 1) {
    await sending.change({
      path: '/api/TableCart/AddToCart',
      body: {
        State: 'Table',
        code: CODE,
        tableCode: TABLE,
        uniqueCartId,
        menuScheduleUniqueId,
        menuItemId: YOGHURT_ID,
        qty: 1,
        uniqueId: randomBytes(8).toString('hex'),
        addedBy: `Phone ${line}`,
      },
    });
  }
  const ids = (await cart()).cartList.map(({ tableCartId }) => tableCartId);
  if (ids.length !== LINES) throw new Error(`The cart has ${ids.length} lines.`);

  return {
    uniqueCartId,
    quantities: async () => (await cart()).cartList.map(({ qty }) => qty),
    start: () => {
      const ending = new AbortController();
      let changes = 0;
      const one = async () => {
        while (!ending.signal.aborted) {
          await wait(Math.random() * LONGEST_PAUSE_MS);
          const id = ids[Math.floor(Math.random() * ids.length)];
          const qty = 1 + Math.floor(Math.random() * MOST_OF_A_LINE);
          await sending.change({ path: `/api/TableCart/UpdateCartQty/${id}/${qty}` });
          changes += 1;
          await cart();
        }
      };
      const phones = Promise.all(Array.from({ length: PHONES }, one));
      return {
        /** Stops all phones, and returns the number of their changes. */
        stop: async () => {
          ending.abort();
          await phones;
          return changes;
        },
      };
    },
    close: sending.close,
  };
}
