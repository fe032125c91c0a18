import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../state/appStore.ts';
import { AllergyContext } from '../allergy/allergyContext.ts';
import { OrderLineRowsView, type OrderLineRowsProps } from './OrderLineRowsView.tsx';

/** The lines of an order. */
export function OrderLineRows(lines: OrderLineRowsProps) {
  const { t } = useTranslation();
  const lang = useAppStore((state) => state.lang);
  const allergy = useContext(AllergyContext);
  return <OrderLineRowsView viewer={{ t, lang }} Mark={allergy?.LineMark} {...lines} />;
}
