import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartViewLine } from '../../contract/cart.ts';
import { chosenInOrder, chosenWords } from '../../rules/menu/choices.ts';
import { useAppStore } from '../../state/appStore.ts';
import { KeyValueRows } from '../../ui/layout/KeyValueRows.tsx';
import { AllergyContext } from '../allergy/allergyContext.ts';
import { Amount } from '../common/Amount.tsx';
import { useDigits } from '../common/useDigits.ts';

/** Orders that anybody can read by their number contain no notes. */
type Line = Omit<CartViewLine, 'addedBy' | 'instruction'> & { instruction?: string };

interface OrderLineRowsProps {
  lines: readonly Line[];
  currency: string;
  decimals: number | undefined;
}

/** The lines of an order, each with its choices, its note and its price. */
export function OrderLineRows({ lines, currency, decimals }: OrderLineRowsProps) {
  const { t } = useTranslation();
  const digits = useDigits();
  const lang = useAppStore((state) => state.lang);
  const allergy = useContext(AllergyContext);
  const wordsOf = (line: Line) =>
    [
      ...chosenInOrder(line.modifierLists).map((choice) => chosenWords(choice, lang)),
      line.instruction,
    ]
      .filter(Boolean)
      .join(t('list.separator'));
  return (
    <KeyValueRows
      rows={lines.map((line) => ({
        id: line.uniqueId,
        label: `${digits(line.qty)} × ${line.menuItemName}`,
        detail: allergy ? (
          <>
            <span>{wordsOf(line)}</span>
            <allergy.LineMark line={line} />
          </>
        ) : (
          wordsOf(line)
        ),
        amount: <Amount value={line.lineTotal} currency={currency} decimals={decimals} />,
      }))}
    />
  );
}
