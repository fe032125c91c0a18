/**
 * Whether a saved order is the one that this device asked for last. Another tab may have saved it anew,
 * with another method or tip: then its bill must not be agreed to before it has been read again.
 */
import type { EOrderRequest, OrderDetails } from '../../contract/orders.ts';
import { decimalsOf, toMinor } from '../common/money.ts';

export function isSavedAsAsked(
  asked: Pick<EOrderRequest, 'paymentMethodId' | 'storeId' | 'addressId' | 'tip' | 'note'>,
  saved: Pick<OrderDetails, 'paymentMethod' | 'storeId' | 'address' | 'totals' | 'note'>,
): boolean {
  const { totals, address, note } = saved;
  const decimals = decimalsOf(totals.currency, totals.currencyDecimals);
  return (
    asked.paymentMethodId === saved.paymentMethod.paymentMethodId &&
    asked.storeId === saved.storeId &&
    toMinor(asked.tip ?? 0, decimals) === toMinor(totals.tip, decimals) &&
    // What a server does not repeat says nothing.
    (address === undefined || address.addressId === asked.addressId) &&
    (note === undefined || note === (asked.note ?? ''))
  );
}
