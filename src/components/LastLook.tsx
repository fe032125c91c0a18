import { useTranslation } from 'react-i18next';
import type { CartView } from '../contract/cart.ts';
import { labelOf } from '../rules/labels.ts';
import { useAppStore } from '../state/appStore.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { KeyValueRows } from '../ui/KeyValueRows.tsx';
import { Amount } from './Amount.tsx';

interface LastLookProps {
  view: CartView;
  decimals: number;
  tableLabel: string | undefined;
}

/** What is about to be ordered, and where to. */
export function LastLook({ view, decimals, tableLabel }: LastLookProps) {
  const { t } = useTranslation();
  const lang = useAppStore((state) => state.lang);
  const count = view.cartList.reduce((sum, line) => sum + line.qty, 0);
  return (
    <Disclosure title={t('payment.items', { count })} detail={tableLabel}>
      <KeyValueRows
        rows={view.cartList.map((line) => ({
          id: line.uniqueId,
          label: `${line.qty} × ${line.menuItemName}`,
          detail:
            [
              ...line.modifierLists.map((choice) => labelOf(choice, lang) || choice.itemName),
              line.instruction,
            ]
              .filter(Boolean)
              .join(t('list.separator')) || undefined,
          amount: <Amount value={line.lineTotal} currency={view.currency} decimals={decimals} />,
        }))}
      />
    </Disclosure>
  );
}
