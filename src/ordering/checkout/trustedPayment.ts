import { ApiFailure } from '../../api/failure.ts';
import { appConfig } from '../../config/appConfig.ts';
import type { Totals } from '../../contract/cart.ts';
import type { PaymentStart } from '../../contract/payment.ts';
import { decimalsOf, formatMajor } from '../../rules/common/money.ts';
import { paymentPage } from '../../rules/common/safeLinks.ts';

export type Bill = Pick<Totals, 'payable' | 'currency' | 'currencyDecimals'>;

/** The amount as the path of the payment call needs it. */
export function amountToPay({ payable, currency, currencyDecimals }: Bill): string {
  return formatMajor(payable, decimalsOf(currency, currencyDecimals));
}

function broken(field: string): ApiFailure {
  return new ApiFailure('contract', 'TableCart/paymentByCard', { field });
}

/** The address if the settings allow its host; undefined otherwise. */
export function allowedPaymentPage(address: string): string | undefined {
  return paymentPage(address, globalThis.location.origin, appConfig().paymentHosts);
}

/** True if only the server vouches for the host: the diner confirms it before the page opens. */
export function isHostUnnamed(address: string): boolean {
  const isOwn = new URL(address).origin === globalThis.location.origin;
  return !isOwn && appConfig().paymentHosts.length === 0;
}

/** The payment page. Throws if its host is not allowed or its amount differs from the one shown. */
export function trustedPaymentUrl(
  start: PaymentStart,
  totals: Bill,
  pageOf: (address: string) => string | undefined = allowedPaymentPage,
): string {
  const redirectUrl = pageOf(start.redirectUrl);
  const decimals = decimalsOf(totals.currency, totals.currencyDecimals);
  if (redirectUrl === undefined) throw broken('redirectUrl');
  if (formatMajor(start.amount, decimals) !== amountToPay(totals)) throw broken('amount');
  if (start.currency !== totals.currency) throw broken('currency');
  return redirectUrl;
}
