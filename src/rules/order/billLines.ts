import type { Totals } from '../../contract/cart.ts';
import { labelOf } from '../common/labels.ts';
import type { Speaker } from '../common/speaker.ts';

export interface BillLine {
  id: string;
  label: string;
  /** In major units, as the server sends it. */
  amount: number;
  sign?: '−';
  tone: 'neutral' | 'positive' | 'muted';
}

/** The lines of a bill above its total, in one language, without zero amounts. */
export function billLines(
  totals: Totals,
  { t, lang, percent }: Pick<Speaker, 't' | 'lang' | 'percent'>,
): BillLine[] {
  const saving = (id: string, label: string, amount: number): BillLine[] =>
    amount > 0 ? [{ id, label, amount, sign: '−', tone: 'positive' }] : [];
  const charge = (id: string, label: string, amount: number): BillLine[] =>
    amount === 0 ? [] : [{ id, label, amount, tone: 'neutral' }];
  return [
    { id: 'subTotal', label: t('totals.subTotal'), amount: totals.subTotal, tone: 'neutral' },
    ...saving('discount', t('totals.discount'), totals.discountAmount),
    ...saving('promo', t('totals.promo'), totals.promoAmount),
    ...saving('loyalty', t('totals.loyalty'), totals.loyaltyAmount),
    ...charge('delivery', t('totals.deliveryFee'), totals.deliveryFee),
    ...charge('packaging', t('totals.packagingFee'), totals.packagingFee),
    ...charge('service', t('totals.serviceCharge'), totals.serviceCharge),
    ...totals.taxes.map((tax, index): BillLine => {
      const label = `${labelOf(tax, lang)} ${percent(tax.ratePercent)}`;
      return {
        id: `tax-${index}`,
        label: tax.isIncluded ? t('totals.included', { label }) : label,
        amount: tax.amount,
        tone: tax.isIncluded ? 'muted' : 'neutral',
      };
    }),
    ...charge('tip', t('totals.tip'), totals.tip),
    ...charge('rounding', t('totals.cashRounding'), totals.cashRounding),
  ];
}
