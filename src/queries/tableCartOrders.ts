import * as api from '../api/tableCartOrders.ts';
import type { OrderHeaders } from '../api/tableCartOrders.ts';
import type { EndingPageSetting, EOrderStatus } from '../contract/orders.ts';
import { useChange } from './change.ts';
import { queryKey } from './keys.ts';
import { ALWAYS_STALE, read, useRead, type ReadOptions } from './read.ts';

export const checkQlubPaymentStatusForTransactionQuery = (
  eOrderId: number,
  transactionId: string,
) =>
  read(
    queryKey('TableCart', 'checkQlubPaymentStatusForTransaction', [eOrderId, transactionId]),
    (signal) => api.checkQlubPaymentStatusForTransaction(eOrderId, transactionId, signal),
    ALWAYS_STALE,
  );
export const creditCardPaymentResultQuery = (eOrderId: number) =>
  read(
    queryKey('TableCart', 'creditCardPaymentResult', [eOrderId]),
    (signal) => api.creditCardPaymentResult(eOrderId, signal),
    ALWAYS_STALE,
  );
export const checkEOrderStatusQuery = (eOrderId: number) =>
  read(
    queryKey('TableCart', 'checkEOrderStatus', [eOrderId]),
    (signal) => api.checkEOrderStatus(eOrderId, signal),
    ALWAYS_STALE,
  );
export const useCheckEOrderStatus = (eOrderId: number, options?: ReadOptions<EOrderStatus>) =>
  useRead(checkEOrderStatusQuery(eOrderId), options);

export const endingPageSettingQuery = (code: string) =>
  read(queryKey('TableCart', 'getEndingPageSetting', [code]), (signal) =>
    api.getEndingPageSetting(code, signal),
  );
export const useEndingPageSetting = (code: string, options?: ReadOptions<EndingPageSetting>) =>
  useRead(endingPageSettingQuery(code), options);

export const usePaymentByCard = () =>
  useChange(
    (asked: {
      code: string;
      tableCode: string;
      amount: string;
      currency: string;
      headers: OrderHeaders;
    }) =>
      api.paymentByCard(asked.code, asked.tableCode, asked.amount, asked.currency, asked.headers),
  );

export const useCancelEOrder = () =>
  useChange((asked: { eOrderId: number; reason?: string; orderKey?: string }) => {
    const { eOrderId, ...body } = asked;
    return api.cancelEOrder(eOrderId, body);
  });

export const useDriveThroughArrived = () =>
  useChange((asked: { eOrderId: number; orderKey: string; slotId?: number }) => {
    const { eOrderId, ...body } = asked;
    return api.driveThroughArrived(eOrderId, body);
  });
