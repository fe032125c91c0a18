/** A diner at table C1 of the house CEDAR, with one cart. */
import { Speaker, venueOf } from './speaker.ts';

export const CART = 'AAAABBBBCCCC';
export const HERE = `C1/${CART}`;

export function sitAtTable() {
  const { venue, clock } = venueOf();
  const diner = new Speaker(venue);

  function add(menuItemId: number, qty: number, uniqueId: string, more = {}) {
    const menu = diner.get('Menu/GetMenuDetails/CEDAR?tableCode=C1').data;
    return diner.post('TableCart/AddToCart', {
      State: 'Table',
      tableCode: 'C1',
      menuScheduleUniqueId: menu['menuScheduleUniqueId'],
      menuItemId,
      qty,
      uniqueCartId: CART,
      uniqueId,
      code: 'CEDAR',
      ...more,
    });
  }

  function readCart() {
    return diner.get(`TableCart/EN/${HERE}`).data as {
      cartVersion: number;
      eOrderID: number;
      cartList: { tableCartId: number; qty: number; uniqueId: string }[];
      totals: { payable: number };
      changes: { kind: string }[];
    };
  }

  function request(more = {}) {
    const cart = readCart();
    return {
      code: 'CEDAR',
      storeId: 11,
      orderType: 'Table',
      menuScheduleId: 501,
      menuScheduleUniqueId: 'menu-1-1',
      tableCode: 'C1',
      cartVersion: cart.cartVersion,
      paymentMethodId: 4,
      expectedTotal: cart.totals.payable,
      currency: 'KWD',
      ...more,
    };
  }

  function save(more = {}, eOrderId = 0) {
    const path = `TableCart/SaveEOrder/CEDAR/11/Table/${CART}`;
    return diner.post(path, request(more), diner.orderHeaders(eOrderId));
  }

  function place(eOrderId: unknown) {
    return diner.get(`TableCart/PlaceOrder/${String(eOrderId)}`);
  }

  function pay(eOrderId: unknown, amount: string) {
    const headers = {
      ...diner.orderHeaders(Number(eOrderId)),
      'x-app-origin': 'https://app.example',
    };
    return diner.get(`TableCart/paymentByCard/CEDAR/C1/${amount}/KWD`, headers);
  }

  return { venue, clock, diner, add, readCart, request, save, place, pay };
}
