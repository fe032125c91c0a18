import {
  cancelEOrder,
  checkEOrderStatus,
  driveThroughArrived,
  getEndingPageSetting,
  paymentByCard,
} from '../contract/endpoints/tableCartOrders.ts';
import { changeHook } from './change.ts';
import { readHook } from './read.ts';

export const useCheckEOrderStatus = readHook(checkEOrderStatus);
export const useEndingPageSetting = readHook(getEndingPageSetting);
export const usePaymentByCard = changeHook(paymentByCard);
export const useCancelEOrder = changeHook(cancelEOrder);
export const useDriveThroughArrived = changeHook(driveThroughArrived);
