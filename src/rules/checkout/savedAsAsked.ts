/**
 * True when a saved order is the one that this device requested last. Another tab may have saved it
 * again with another method or tip: then the diner must not confirm its bill before the app has
 * read it again.
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
    // A field that the server does not repeat counts as equal.
    (address === undefined || address.addressId === asked.addressId) &&
    (note === undefined || note === (asked.note ?? ''))
  );
}
