import { ApiFailure } from '../api/failure.ts';
import type { Totals } from '../contract/cart.ts';
import type { PaymentStart } from '../contract/payment.ts';
import { decimalsOf, formatMajor } from '../rules/money.ts';

/** What a payment is asked for, as its path writes it. */
export function amountToPay({ payable, currency, currencyDecimals }: Totals): string {
  return formatMajor(payable, decimalsOf(currency, currencyDecimals));
}

function broken(field: string): ApiFailure {
  return new ApiFailure('contract', 'TableCart/paymentByCard', { field });
}

/** The payment page, if it is one to go to and asks for exactly what the diner has seen. */
export function trustedPaymentUrl(
  start: PaymentStart,
  totals: Totals,
  paymentPage: (address: string) => string | undefined,
): string {
  const redirectUrl = paymentPage(start.redirectUrl);
  const decimals = decimalsOf(totals.currency, totals.currencyDecimals);
  if (redirectUrl === undefined) throw broken('redirectUrl');
  if (formatMajor(start.amount, decimals) !== amountToPay(totals)) throw broken('amount');
  if (start.currency !== totals.currency) throw broken('currency');
  return redirectUrl;
}
