/** Online payments: before the order, and once only. */
import {
  creditCardPaymentResult,
  paymentByCard,
} from '../../../contract/endpoints/tableCartOrders.ts';
import { ORDER_STATUS } from '../../../contract/orderStatus.ts';
import { STATUS } from '../../../contract/status.ts';
import { decimalsOf, formatMajor } from '../../../rules/common/money.ts';
import { Broken, Left, type Rule } from '../visit.ts';
import { orderRule, toldIn } from './ordering.ts';
import { shapeFaultsOf } from './reads.ts';
import { answered, begun, isGranted, needed, refused, saidIn, unless } from './said.ts';

export const PAYMENT_RULES: readonly Rule[] = [
  orderRule(
    {
      id: 'pay first',
      title: 'An order that is paid online says so, and is not placed before: -55',
      breaks: 'Unpaid orders reach the kitchen.',
    },
    async ({ save, place }, eOrderId) => {
      const { orderStatus, needsPayment } = toldIn(await needed(save(), 'SaveEOrder'));
      const placed = await place(eOrderId);
      if (placed.status !== 200) return new Left(`PlaceOrder is answered with ${saidIn(placed)}.`);
      const isSaid = needsPayment === true && orderStatus === ORDER_STATUS.awaitingPayment;
      const told = [
        ...unless(
          isSaid,
          `It has orderStatus ${orderStatus} and needsPayment ${String(needsPayment)}`,
        ),
        ...refused(placed, STATUS.paymentNeeded, 'Placing it'),
      ];
      return isGranted(placed)
        ? told
        : new Broken(told, 'The diner does not learn that the order has to be paid first.');
    },
    { isOnline: true, isFirst: true },
  ),
  orderRule(
    {
      id: 'one payment',
      title: 'paymentByCard twice is one payment, for the order’s own amount',
      call: paymentByCard,
      breaks: 'A diner who taps Pay twice, or comes back from the bank, pays twice.',
    },
    async ({ visit, save, view }, eOrderId) => {
      const saved = await needed(save(), 'SaveEOrder');
      const { payable = 0 } = toldIn(saved).totals ?? {};
      const { currency } = view;
      const decimals = decimalsOf(currency, view.currencyDecimals);
      const pay = (amount: number, origin: string | undefined) =>
        visit.send(
          paymentByCard,
          { amount: formatMajor(amount, decimals), currency },
          {
            headers: {
              'user-id': '0',
              'eorder-id': String(eOrderId),
              ...(origin !== undefined && { 'X-App-Origin': origin }),
            },
          },
        );
      const origin = visit.options.app ?? visit.options.host;
      const other = await pay(payable + 1, origin);
      const first = await pay(payable, origin);
      const isForeign =
        visit.options.app === undefined && first.status >= 400 && first.status < 500;
      if (isForeign)
        return new Left(
          `paymentByCard is answered with ${saidIn(first)}: is ${origin} the app’s origin (--app)?`,
        );
      if (!isGranted(first)) return begun(first, 'A payment');
      const second = await pay(payable, origin);
      const result = await visit.send(creditCardPaymentResult, { eOrderId });
      const ofResult = shapeFaultsOf(creditCardPaymentResult, result);
      const told = [
        ...answered(await pay(payable, undefined), 400, 'A payment without X-App-Origin'),
        ...refused(other, STATUS.totalsChanged, 'Another amount'),
        ...shapeFaultsOf(paymentByCard, first),
        ...unless(
          toldIn(second).transactionId === toldIn(first).transactionId,
          'Asked twice, it begins two payments',
        ),
      ];
      return told.length > 0
        ? [...told, ...ofResult]
        : new Broken(ofResult, 'The diner does not learn the result of a payment.');
    },
    { isOnline: true },
  ),
];
