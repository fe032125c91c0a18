import { change, read, typed, write } from '../endpoint.ts';
import {
  EndingPageSetting,
  EOrderResult,
  EOrderStatus,
  type Arrival,
  type EOrderRequest,
  type GivingUp,
  type OrderHeaders,
} from '../orders.ts';
import { PaymentResult, PaymentStart } from '../payment.ts';

export const saveEOrder = write(
  'TableCart/SaveEOrder/:code/:storeId/:orderType/:orderKey',
  EOrderResult,
  'K',
  { sends: typed<{ body: EOrderRequest; headers: OrderHeaders }>() },
);
export const saveEOrderDriveThrough = write(
  'TableCart/SaveEOrderDriveThrough/:uniqueCartId',
  EOrderResult,
  'K',
  { sends: typed<{ body: EOrderRequest; headers: OrderHeaders }>() },
);
export const placeOrder = change('TableCart/PlaceOrder/:eOrderId', EOrderResult, 'K');
export const paymentByCard = change(
  'TableCart/paymentByCard/:code/:tableCode/:amount/:currency',
  PaymentStart,
  'K',
  { sends: typed<{ headers: OrderHeaders }>(), namesOrigin: true },
);
export const creditCardPaymentResult = read(
  'TableCart/creditCardPaymentResult/:eOrderId',
  PaymentResult,
  { freshMinutes: 0 },
);
export const checkQlubPaymentStatusForTransaction = read(
  'TableCart/checkQlubPaymentStatusForTransaction/:eOrderId/:transactionId',
  PaymentResult,
  { freshMinutes: 0 },
);
export const checkEOrderStatus = read('TableCart/checkEOrderStatus/:eOrderId', EOrderStatus, {
  freshMinutes: 0,
});
export const getEndingPageSetting = read(
  'TableCart/getEndingPageSetting/:code',
  EndingPageSetting,
  {
    isOffline: true,
    isSilent: true,
  },
);
export const cancelEOrder = write('TableCart/CancelEOrder/:eOrderId', EOrderStatus, 'S', {
  sends: typed<{ body: GivingUp }>(),
});
export const driveThroughArrived = write(
  'TableCart/DriveThroughArrived/:eOrderId',
  EOrderStatus,
  'S',
  { sends: typed<{ body: Arrival }>() },
);
