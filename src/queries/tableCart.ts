import { useQueries } from '@tanstack/react-query';
import * as api from '../api/tableCart.ts';
import type { OrderHeaders } from '../api/tableCart.ts';
import type {
  AddToCartPayload,
  CartView,
  EditItem,
  ItemInCart,
  TableCartItem,
} from '../contract/cart.ts';
import type { ServiceKind, SpecialInstructions } from '../contract/menu.ts';
import type { EndingPageSetting, EOrderRequest, EOrderStatus } from '../contract/orders.ts';
import type { PaymentResult } from '../contract/payment.ts';
import type { ButtonColorCodes } from '../contract/colors.ts';
import type { Lang, OrderType } from '../contract/basics.ts';
import type { TableHours } from '../contract/stores.ts';
import { useChange } from './change.ts';
import { queryKey } from './keys.ts';
import { ALWAYS_STALE, read, useRead, type ReadOptions } from './read.ts';

export const buttonColorCodesQuery = (code: string) =>
  read(queryKey('TableCart', 'getButtonColorCodes', [code]), (signal) =>
    api.getButtonColorCodes(code, signal),
  );
export const useButtonColorCodes = (code: string, options?: ReadOptions<ButtonColorCodes>) =>
  useRead(buttonColorCodesQuery(code), options);

/** Always asked about this very moment. */
export const checkOperationHourForTableQuery = (tableCode: string) =>
  read(
    queryKey('TableCart', 'checkOperationHourForTable', [tableCode]),
    (signal) =>
      api.checkOperationHourForTable({ tableCode, orderTime: new Date().toISOString() }, signal),
    ALWAYS_STALE,
  );
export const useCheckOperationHourForTable = (
  tableCode: string,
  options?: ReadOptions<TableHours>,
) => useRead(checkOperationHourForTableQuery(tableCode), options);

export const cartDetailsQuery = (tableCode: string, uniqueCartId: string, lang: Lang) =>
  read(
    queryKey('TableCart', 'getCartDetails', [tableCode, uniqueCartId], lang),
    (signal) => api.getCartDetails(lang, tableCode, uniqueCartId, signal),
    ALWAYS_STALE,
  );
export const useCartDetails = (
  tableCode: string,
  uniqueCartId: string,
  lang: Lang,
  options?: ReadOptions<CartView>,
) => useRead(cartDetailsQuery(tableCode, uniqueCartId, lang), options);

export const specialInstructionsQuery = (menuItemId: number) =>
  read(queryKey('TableCart', 'getSpecialInstructions', [menuItemId]), (signal) =>
    api.getSpecialInstructions(menuItemId, signal),
  );
export const useSpecialInstructions = (
  menuItemId: number,
  options?: ReadOptions<SpecialInstructions>,
) => useRead(specialInstructionsQuery(menuItemId), options);

export const cartCountQuery = (tableCode: string, uniqueCartId: string) =>
  read(
    queryKey('TableCart', 'getCartCount', [tableCode, uniqueCartId]),
    (signal) => api.getCartCount(tableCode, uniqueCartId, signal),
    ALWAYS_STALE,
  );
export const useCartCount = (
  tableCode: string,
  uniqueCartId: string,
  options?: ReadOptions<number>,
) => useRead(cartCountQuery(tableCode, uniqueCartId), options);

/** How much is in each of several carts, in their order; 0 while it is not known. */
export const useCartCounts = (
  carts: readonly { tableCode: string; uniqueCartId: string }[],
): number[] =>
  useQueries({
    queries: carts.map(({ tableCode, uniqueCartId }) => cartCountQuery(tableCode, uniqueCartId)),
    combine: (answers) => answers.map(({ data }) => data ?? 0),
  });

export const checkItemExistsInCartQuery = (uniqueCartId: string, menuItemId: number) =>
  read(
    queryKey('TableCart', 'checkItemExistsInCart', [uniqueCartId, menuItemId]),
    (signal) => api.checkItemExistsInCart(uniqueCartId, menuItemId, signal),
    ALWAYS_STALE,
  );
export const useCheckItemExistsInCart = (
  uniqueCartId: string,
  menuItemId: number,
  options?: ReadOptions<ItemInCart>,
) => useRead(checkItemExistsInCartQuery(uniqueCartId, menuItemId), options);

export const editMenuItemQuery = (code: string, menuItemId: number, tableCartId: number) =>
  read(
    queryKey('TableCart', 'editMenuItem', [code, menuItemId, tableCartId]),
    (signal) => api.editMenuItem(code, menuItemId, tableCartId, signal),
    ALWAYS_STALE,
  );
export const useEditMenuItem = (
  code: string,
  menuItemId: number,
  tableCartId: number,
  options?: ReadOptions<EditItem>,
) => useRead(editMenuItemQuery(code, menuItemId, tableCartId), options);

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

export const useSaveCartItem = () => useChange((item: TableCartItem) => api.saveCartItem(item));

export const useAddToCart = () => useChange((item: AddToCartPayload) => api.addToCart(item));

export const useRemoveFromCart = () =>
  useChange((asked: { tableCartId: number }) => api.removeFromCart(asked.tableCartId));

export const useUpdateCartQty = () =>
  useChange((asked: { tableCartId: number; qty: number }) =>
    api.updateCartQty(asked.tableCartId, asked.qty),
  );

export const useRemoveOrders = () =>
  useChange((asked: { tableCode: string; uniqueCartId: string }) =>
    api.removeOrders(asked.tableCode, asked.uniqueCartId),
  );

export const useValidatePromoCode = () =>
  useChange(
    (asked: {
      code: string;
      orderKey: string;
      promoCode: string;
      query?: { orderType?: OrderType; storeId?: number };
    }) => api.validatePromoCode(asked.code, asked.orderKey, asked.promoCode, asked.query),
  );

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
