/** A diner at a table who keeps ordering. */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CartView } from '../../../src/contract/cart.ts';
import type { MenuDetails } from '../../../src/contract/menu.ts';
import type { EOrderResult } from '../../../src/contract/orders.ts';
import type { Sending } from './sending.ts';

const CODE = 'BEIT';
export const TABLE = 'T12';
const YOGHURT_ID = 1107;
const PAY_AT_TABLE = 12;

/** An order as confirmed to the diner. */
export interface Agreed {
  orderKey: string;
  eOrderID: number;
  payable: number;
  lines: { uniqueId: string; menuItemId: number; qty: number }[];
}

const upTo = (most: number) => 1 + Math.floor(Math.random() * most);

async function order(sending: Sending, storeId: number, pause: () => Promise<void>) {
  const orderKey = randomBytes(6).toString('hex');
  const details = await sending.look<MenuDetails>(
    `/api/Menu/GetMenuDetails/${CODE}?tableCode=${TABLE}`,
  );
  const { menuScheduleId, menuScheduleUniqueId } = details;
  const lines: Agreed['lines'] = [];
  for (let left = upTo(3); left > 0; left -= 1) {
    const line = { uniqueId: randomBytes(8).toString('hex'), menuItemId: YOGHURT_ID, qty: upTo(4) };
    lines.push(line);
    await sending.change({
      path: '/api/TableCart/AddToCart',
      body: {
        ...line,
        State: 'Table',
        code: CODE,
        tableCode: TABLE,
        uniqueCartId: orderKey,
        menuScheduleUniqueId,
      },
    });
    await pause();
  }
  const cart = await sending.look<CartView>(`/api/TableCart/EN/${TABLE}/${orderKey}`);
  const { payable, currency } = cart.totals;
  await pause();
  const saved = await sending.change<EOrderResult>({
    path: `/api/TableCart/SaveEOrder/${CODE}/${storeId}/Table/${orderKey}`,
    body: {
      code: CODE,
      storeId,
      orderType: 'Table',
      tableCode: TABLE,
      menuScheduleId,
      menuScheduleUniqueId,
      cartVersion: cart.cartVersion,
      paymentMethodId: PAY_AT_TABLE,
      expectedTotal: payable,
      currency,
    },
  });
  const [eOrderID = 0, ...others] = new Set(saved.map((each) => each.eOrderID));
  if (others.length > 0)
    throw new Error(`${orderKey} was saved as ${[eOrderID, ...others].join()}.`);
  await pause();
  await sending.change({ path: `/api/TableCart/PlaceOrder/${eOrderID}` });
  return { orderKey, eOrderID, payable, lines };
}

export async function dine(
  sending: Sending,
  untilMs: number,
  longestPauseMs: number,
  agreed: Agreed[],
): Promise<void> {
  const pause = () => wait(Math.random() * longestPauseMs);
  // Spreads the start of the diners.
  await pause();
  const { storeId } = await sending.look<{ storeId: number }>(
    `/api/Menu/GetStoreIdFromCode/${CODE}`,
  );
  while (performance.now() < untilMs) {
    agreed.push(await order(sending, storeId, pause));
    await pause();
  }
}
