import { useTranslation } from 'react-i18next';
import type { Totals } from '../../contract/cart.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { useAppStore } from '../../state/appStore.ts';
import { KeyValueRows, type KeyValueRow } from '../../ui/layout/KeyValueRows.tsx';
import { Amount } from '../common/Amount.tsx';
import { formatPercent } from '../../i18n/format.ts';

interface OrderTotalsProps {
  totals: Totals;
  discountNote?: string;
}

/** The lines of the bill. Lines with an amount of zero are left out. */
export function OrderTotals({ totals, discountNote }: OrderTotalsProps) {
  const { t } = useTranslation();
  const lang = useAppStore((state) => state.lang);
  const { currency, currencyDecimals: decimals } = totals;
  const amount = (value: number, sign?: '−') => (
    <Amount value={value} currency={currency} decimals={decimals} sign={sign} />
  );
  const saving = (id: string, label: string, value: number, detail?: string): KeyValueRow[] =>
    value > 0 ? [{ id, label, detail, amount: amount(value, '−'), tone: 'positive' }] : [];
  const charge = (id: string, label: string, value: number): KeyValueRow[] =>
    value === 0 ? [] : [{ id, label, amount: amount(value) }];

  const rows: KeyValueRow[] = [
    { id: 'subTotal', label: t('totals.subTotal'), amount: amount(totals.subTotal) },
    ...saving('discount', t('totals.discount'), totals.discountAmount, discountNote),
    ...saving('promo', t('totals.promo'), totals.promoAmount),
    ...saving('loyalty', t('totals.loyalty'), totals.loyaltyAmount),
    ...charge('delivery', t('totals.deliveryFee'), totals.deliveryFee),
    ...charge('packaging', t('totals.packagingFee'), totals.packagingFee),
    ...charge('service', t('totals.serviceCharge'), totals.serviceCharge),
    ...totals.taxes.map((tax, index): KeyValueRow => {
      const label = `${labelOf(tax, lang)} ${formatPercent(tax.ratePercent, lang)}`;
      return {
        id: `tax-${index}`,
        label: tax.isIncluded ? t('totals.included', { label }) : label,
        amount: amount(tax.amount),
        tone: tax.isIncluded ? 'muted' : 'neutral',
      };
    }),
    ...charge('tip', t('totals.tip'), totals.tip),
    ...charge('rounding', t('totals.cashRounding'), totals.cashRounding),
  ];
  return (
    <KeyValueRows
      rows={rows}
      total={{ label: t('totals.payable'), amount: amount(totals.payable) }}
    />
  );
}
