import * as api from '../api/tableCartOrders.ts';
import type { OrderHeaders } from '../api/tableCartOrders.ts';
import type { ServiceKind } from '../contract/menu.ts';
import type { EndingPageSetting, EOrderRequest, EOrderStatus } from '../contract/orders.ts';
import type { PaymentResult } from '../contract/payment.ts';
import type { OrderType } from '../contract/basics.ts';
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
export const useCheckQlubPaymentStatusForTransaction = (
  eOrderId: number,
  transactionId: string,
  options?: ReadOptions<PaymentResult>,
) => useRead(checkQlubPaymentStatusForTransactionQuery(eOrderId, transactionId), options);

export const creditCardPaymentResultQuery = (eOrderId: number) =>
  read(
    queryKey('TableCart', 'creditCardPaymentResult', [eOrderId]),
    (signal) => api.creditCardPaymentResult(eOrderId, signal),
    ALWAYS_STALE,
  );
export const useCreditCardPaymentResult = (
  eOrderId: number,
  options?: ReadOptions<PaymentResult>,
) => useRead(creditCardPaymentResultQuery(eOrderId), options);

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

export const useSaveEOrder = () =>
  useChange(
    (asked: {
      code: string;
      storeId: number;
      orderType: OrderType;
      orderKey: string;
      request: EOrderRequest;
      headers: OrderHeaders;
    }) =>
      api.saveEOrder(
        asked.code,
        asked.storeId,
        asked.orderType,
        asked.orderKey,
        asked.request,
        asked.headers,
      ),
  );

export const useSaveEOrderDriveThrough = () =>
  useChange((asked: { uniqueCartId: string; request: EOrderRequest; headers: OrderHeaders }) =>
    api.saveEOrderDriveThrough(asked.uniqueCartId, asked.request, asked.headers),
  );

export const usePlaceOrder = () =>
  useChange((asked: { eOrderId: number }) => api.placeOrder(asked.eOrderId));

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

export const useCallService = () =>
  useChange(
    (asked: {
      code: string;
      tableCode: string;
      kind: ServiceKind;
      uniqueCartId: string;
      uniqueId: string;
    }) => {
      const { code, tableCode, ...body } = asked;
      return api.callService(code, tableCode, body);
    },
  );
