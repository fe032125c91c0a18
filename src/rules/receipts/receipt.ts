/** The receipt of an order, in the words of both languages. */
import type { OrderType } from '../../contract/basics.ts';
import type { CartViewLine, Totals } from '../../contract/cart.ts';
import type { Invoice } from '../../contract/orders.ts';
import { PAYMENT_STATUS } from '../../contract/payment.ts';
import { inBoth, inOne, type Pair, type Speaker, type Speakers } from '../common/speaker.ts';
import { billLines, type BillLine } from '../order/billLines.ts';
import { lineWords, type LineWords, type NamedDish } from './orderedWords.ts';

interface ReceiptOrder {
  orderNo: string;
  orderType?: OrderType | undefined;
  placedAtMs: number;
  paymentStatus: number;
  tableLabel?: string | undefined;
  lines: readonly CartViewLine[];
  totals: Totals;
  invoice?: Invoice | undefined;
}

/** The seller, as far as this device knows. */
export interface Seller {
  venue: Pair;
  branch: Pair;
  legalName: string;
  taxNumber: string;
}

interface Fact {
  id: string;
  label: Pair;
  value: Pair;
  /** A number that reads from left to right in every language. */
  isCode: boolean;
}

interface ReceiptLine extends LineWords {
  amount: number;
}

interface ReceiptSum extends Omit<BillLine, 'label'> {
  label: Pair;
}

export interface Receipt {
  seller: Seller;
  facts: Fact[];
  lines: ReceiptLine[];
  bill: ReceiptSum[];
  total: ReceiptSum;
  /** How much is paid. */
  paid: ReceiptSum;
  currency: string;
  decimals: number | undefined;
  /** The text of the tax authority's QR code. */
  qr: string | undefined;
}

export function receiptOf(
  order: ReceiptOrder,
  seller: Seller,
  dishes: readonly NamedDish[],
  speakers: Speakers,
): Receipt {
  const { totals, invoice } = order;
  return {
    seller,
    facts: factsOf(order, speakers),
    lines: order.lines.map((line) => ({
      ...lineWords(line, dishes, speakers),
      amount: line.lineTotal,
    })),
    bill: billInBoth(totals, speakers),
    total: sum('total', totals.payable, ({ t }) => t('totals.payable'), speakers),
    paid: sum('paid', totals.payable, paidWords(order.paymentStatus), speakers),
    currency: totals.currency,
    decimals: totals.currencyDecimals,
    qr: invoice?.qr || undefined,
  };
}

function factsOf(order: ReceiptOrder, speakers: Speakers): Fact[] {
  const { invoice, orderType, orderNo, tableLabel } = order;
  const issuedAtMs = Date.parse(invoice?.issuedAt ?? '') || order.placedAtMs;
  const say = (words: (speaker: Speaker) => string) => inBoth(speakers, words);
  const way = orderType && WAYS[orderType];
  const fact = (id: string, label: (speaker: Speaker) => string, value: Pair, isCode = false) => ({
    id,
    label: say(label),
    value,
    isCode,
  });
  const date = say(({ moment }) => moment(issuedAtMs));
  const wayWords = say(({ t }) => way?.(t) ?? '');
  const facts: Fact[] = [
    fact('orderNo', ({ t }) => t('receipt.orderNo'), inOne(orderNo), true),
    fact('invoiceNo', ({ t }) => t('receipt.invoiceNo'), inOne(invoice?.no ?? ''), true),
    fact('date', ({ t }) => t('receipt.date'), date),
    fact('way', ({ t }) => t('receipt.way'), wayWords),
    fact('place', ({ t }) => t('receipt.place'), inOne(tableLabel ?? '')),
  ];
  return facts.filter(({ value }) => value.own !== '');
}

const WAYS: Readonly<Record<OrderType, (t: Speaker['t']) => string>> = {
  Table: (t) => t('receipt.atTable'),
  DriveThrough: (t) => t('receipt.inCar'),
  Room: (t) => t('receipt.inRoom'),
  Delivery: (t) => t('receipt.delivered'),
  PickUp: (t) => t('receipt.pickedUp'),
};

function paidWords(paymentStatus: number): (speaker: Speaker) => string {
  if (paymentStatus === PAYMENT_STATUS.paid) return ({ t }) => t('receipt.paid');
  if (paymentStatus === PAYMENT_STATUS.refunded) return ({ t }) => t('receipt.refunded');
  return ({ t }) => t('receipt.unpaid');
}

function sum(
  id: string,
  amount: number,
  say: (speaker: Speaker) => string,
  speakers: Speakers,
): ReceiptSum {
  return { id, amount, label: inBoth(speakers, say), tone: 'neutral' };
}

function billInBoth(totals: Totals, speakers: Speakers): ReceiptSum[] {
  return billLines(totals, speakers[0]).map(({ id, amount, sign, tone }, index) => ({
    id,
    amount,
    sign,
    tone,
    label: inBoth(speakers, (speaker) => billLines(totals, speaker)[index]?.label ?? ''),
  }));
}
