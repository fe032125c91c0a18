import * as v from 'valibot';
import { AddedLine, CartCount, CartView, EditItem, ItemInCart, UpdatedQty } from '../cart.ts';
import { AppliedPromo } from '../customer.ts';
import { ask, change, read, write } from '../endpoint.ts';
import { SpecialInstructions } from '../menu.ts';
import { EndingPageSetting, EOrderResult, EOrderStatus, ServiceCalled } from '../orders.ts';
import { PaymentResult, PaymentStart } from '../payment.ts';
import { quantity } from '../schema.ts';
import { ButtonColorCodes } from '../colors.ts';
import { TableHours } from '../stores.ts';

export const getButtonColorCodes = read('TableCart/GetButtonColorCodes/:code', ButtonColorCodes, {
  isOffline: true,
  isSilent: true,
});
export const checkOperationHourForTable = ask('TableCart/checkOperationHourForTable', TableHours);
export const getCartDetails = read('TableCart/:lang/:tableCode/:uniqueCartId', CartView);
export const getSpecialInstructions = read(
  'TableCart/getSpecialInstructions/:menuItemId',
  SpecialInstructions,
  { isOffline: true, isSilent: true },
);
export const saveCartItem = write('TableCart', AddedLine, 'K');
export const getCartCount = read('TableCart/GetCartCount/:tableCode/:uniqueCartId', quantity, {
  isSilent: true,
});
export const removeFromCart = change('TableCart/RemoveFromCart/:tableCartId', CartCount, 'S');
export const checkItemExistsInCart = read(
  'TableCart/CheckItemExistsInCart/:uniqueCartId/:menuItemId',
  ItemInCart,
  { isSilent: true },
);
export const updateCartQty = change('TableCart/UpdateCartQty/:tableCartId/:qty', UpdatedQty, 'S');
export const checkQlubPaymentStatusForTransaction = read(
  'TableCart/checkQlubPaymentStatusForTransaction/:eOrderId/:transactionId',
  PaymentResult,
);
export const placeOrder = change('TableCart/PlaceOrder/:eOrderId', EOrderResult, 'K');
export const removeOrders = change(
  'TableCart/RemoveOrders/:tableCode/:uniqueCartId',
  CartCount,
  'S',
);
export const editMenuItem = read('TableCart/EditMenuItem/:code/:menuItemId/:tableCartId', EditItem);
export const paymentByCard = change(
  'TableCart/paymentByCard/:code/:tableCode/:amount/:currency',
  PaymentStart,
  'K',
);
export const creditCardPaymentResult = read(
  'TableCart/creditCardPaymentResult/:eOrderId',
  PaymentResult,
);
export const saveEOrder = write(
  'TableCart/SaveEOrder/:code/:storeId/:orderType/:orderKey',
  EOrderResult,
  'K',
);
export const saveEOrderDriveThrough = write(
  'TableCart/SaveEOrderDriveThrough/:uniqueCartId',
  EOrderResult,
  'K',
);
export const getEndingPageSetting = read(
  'TableCart/getEndingPageSetting/:code',
  EndingPageSetting,
  {
    isOffline: true,
    isSilent: true,
  },
);
export const checkEOrderStatus = read('TableCart/checkEOrderStatus/:eOrderId', EOrderStatus);
export const validatePromoCode = change(
  'TableCart/validatePromoCode/:code/:orderKey/:promoCode',
  v.nullable(AppliedPromo),
  'S',
);
export const addToCart = write('TableCart/AddToCart', AddedLine, 'K');
export const cancelEOrder = write('TableCart/CancelEOrder/:eOrderId', EOrderStatus, 'S');
export const driveThroughArrived = write(
  'TableCart/DriveThroughArrived/:eOrderId',
  EOrderStatus,
  'S',
);
export const callService = write('TableCart/CallService/:code/:tableCode', ServiceCalled, 'K');
