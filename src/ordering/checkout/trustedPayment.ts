import { ApiFailure } from '../../api/failure.ts';
import { appConfig } from '../../config/appConfig.ts';
import type { Totals } from '../../contract/cart.ts';
import type { PaymentStart } from '../../contract/payment.ts';
import { decimalsOf, formatMajor } from '../../rules/common/money.ts';
import { paymentPage } from '../../rules/common/safeLinks.ts';

type Bill = Pick<Totals, 'payable' | 'currency' | 'currencyDecimals'>;

/** What a payment is asked for, as its path writes it. */
export function amountToPay({ payable, currency, currencyDecimals }: Bill): string {
  return formatMajor(payable, decimalsOf(currency, currencyDecimals));
}

function broken(field: string): ApiFailure {
  return new ApiFailure('contract', 'TableCart/paymentByCard', { field });
}

/** The address of a payment page that this venue's app may go to. */
export function allowedPaymentPage(address: string): string | undefined {
  return paymentPage(address, globalThis.location.origin, appConfig().paymentHosts);
}

/** The payment page, if it is one to go to and asks for exactly what the diner has seen. */
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
