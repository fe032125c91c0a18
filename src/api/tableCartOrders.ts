import * as endpoints from '../contract/endpoints/tableCartOrders.ts';
import type { ServiceKind } from '../contract/menu.ts';
import type { EOrderRequest } from '../contract/orders.ts';
import type { OrderType } from '../contract/basics.ts';
import { call } from './client.ts';

/** Who orders, and which saved order is meant; 0 stands for nobody and for a new one. */
export interface OrderHeaders {
  userId: number;
  eOrderId: number;
}

function orderHeaders({ userId, eOrderId }: OrderHeaders): Record<string, string> {
  return { 'user-id': String(userId), 'eorder-id': String(eOrderId) };
}

export const saveEOrder = (
  code: string,
  storeId: number,
  orderType: OrderType,
  orderKey: string,
  body: EOrderRequest,
  headers: OrderHeaders,
) =>
  call(
    endpoints.saveEOrder,
    { code, storeId, orderType, orderKey },
    { body, headers: orderHeaders(headers) },
  );

export const saveEOrderDriveThrough = (
  uniqueCartId: string,
  body: EOrderRequest,
  headers: OrderHeaders,
) =>
  call(
    endpoints.saveEOrderDriveThrough,
    { uniqueCartId },
    { body, headers: orderHeaders(headers) },
  );

export const placeOrder = (eOrderId: number) => call(endpoints.placeOrder, { eOrderId });

export const paymentByCard = (
  code: string,
  tableCode: string,
  amount: string,
  currency: string,
  headers: OrderHeaders,
) =>
  call(
    endpoints.paymentByCard,
    { code, tableCode, amount, currency },
    {
      headers: {
        ...orderHeaders(headers),
        // Where the provider sends the browser back to.
        'X-App-Origin': globalThis.location?.origin ?? '',
      },
    },
  );

export const creditCardPaymentResult = (eOrderId: number, signal?: AbortSignal) =>
  call(endpoints.creditCardPaymentResult, { eOrderId }, { signal });

export const checkQlubPaymentStatusForTransaction = (
  eOrderId: number,
  transactionId: string,
  signal?: AbortSignal,
) => call(endpoints.checkQlubPaymentStatusForTransaction, { eOrderId, transactionId }, { signal });

export const checkEOrderStatus = (eOrderId: number, signal?: AbortSignal) =>
  call(endpoints.checkEOrderStatus, { eOrderId }, { signal });

export const getEndingPageSetting = (code: string, signal?: AbortSignal) =>
  call(endpoints.getEndingPageSetting, { code }, { signal });

/** A self-order is cancelled by whoever holds its key. */
export const cancelEOrder = (eOrderId: number, body: { reason?: string; orderKey?: string }) =>
  call(endpoints.cancelEOrder, { eOrderId }, { body });

export const driveThroughArrived = (
  eOrderId: number,
  body: { orderKey: string; slotId?: number },
) => call(endpoints.driveThroughArrived, { eOrderId }, { body });

export const callService = (
  code: string,
  tableCode: string,
  body: { kind: ServiceKind; uniqueCartId: string; uniqueId: string },
) => call(endpoints.callService, { code, tableCode }, { body });
