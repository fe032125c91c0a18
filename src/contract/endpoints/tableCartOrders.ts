import { change, read, write } from '../endpoint.ts';
import { EndingPageSetting, EOrderResult, EOrderStatus, ServiceCalled } from '../orders.ts';
import { PaymentResult, PaymentStart } from '../payment.ts';

export const checkQlubPaymentStatusForTransaction = read(
  'TableCart/checkQlubPaymentStatusForTransaction/:eOrderId/:transactionId',
  PaymentResult,
);
export const placeOrder = change('TableCart/PlaceOrder/:eOrderId', EOrderResult, 'K');
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
export const cancelEOrder = write('TableCart/CancelEOrder/:eOrderId', EOrderStatus, 'S');
export const driveThroughArrived = write(
  'TableCart/DriveThroughArrived/:eOrderId',
  EOrderStatus,
  'S',
);
export const callService = write('TableCart/CallService/:code/:tableCode', ServiceCalled, 'K');
