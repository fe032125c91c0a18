import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../state/appStore.ts';
import { OrderTotalsView, type OrderTotalsProps } from './OrderTotalsView.tsx';

/** The bill of an order. */
export function OrderTotals(totals: OrderTotalsProps) {
  const { t } = useTranslation();
  const lang = useAppStore((state) => state.lang);
  return <OrderTotalsView viewer={{ t, lang }} {...totals} />;
}
