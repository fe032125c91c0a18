/** Calls that always fail: each breaks only the promises about that call. */
import { instead, type Fault } from './spoils.ts';

export const FAILING_CALLS: readonly Fault[] = [
  ['the menu', instead(/GET \/api\/Menu\/(?:EN|AR)\/BEIT/, 500), ['shape: GET Menu/:lang/:code']],
  [
    'the head of the menu',
    instead(/GetMenuDetails/, 500),
    ['shape: GET Menu/GetMenuDetails/:code'],
  ],
  [
    'the page of a dish',
    instead(/MenuItemDetails/, 500),
    ['shape: GET Menu/MenuItemDetails/:lang/:code/:menuItemId'],
  ],
  ['the hours of a table', instead(/POST .*checkOperationHour/, 500), ['hours of the table']],
  ['AddToCart', instead(/AddToCart/, 500), ['add']],
  ['a line', instead(/POST \/api\/TableCart$/, 500), ['own prices']],
  ['UpdateCartQty', instead(/UpdateCartQty/, 500), ['quantities']],
  ['RemoveFromCart', instead(/RemoveFromCart/, 500), ['gone lines']],
  ['SaveEOrder', instead(/SaveEOrder/, 500), ['shape of a saved order']],
  ['PlaceOrder', instead(/PlaceOrder/, 500), ['placed']],
  ['checkEOrderStatus', instead(/checkEOrderStatus/, 500), ['unknown order', 'status of an order']],
  ['the result of a payment', instead(/PaymentResult/, 500), ['unknown order', 'one payment']],
  [
    'the orders of a customer',
    instead(/GetCustomerOrderDetails/, 500),
    ['login needed', 'shape: GET Delivery/GetCustomerOrderDetails/:customerId'],
  ],
  ['CancelEOrder', instead(/CancelEOrder/, 500), ['given up by its own']],
  ['paymentByCard', instead(/paymentByCard/, 500), ['one payment']],
];
