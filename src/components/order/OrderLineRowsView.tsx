import type { CartViewLine } from '../../contract/cart.ts';
import { inDigitsOf } from '../../i18n/digits.ts';
import { chosenInOrder, chosenWords } from '../../rules/menu/choices.ts';
import { KeyValueRows } from '../../ui/layout/KeyValueRows.tsx';
import type { AllergyParts } from '../allergy/parts.ts';
import { AmountView } from '../common/AmountView.tsx';
import type { Viewer } from '../venue/useViewer.ts';

/** Orders that anybody can read by their number contain no notes. */
type Line = Omit<CartViewLine, 'addedBy' | 'instruction'> & { instruction?: string };

export interface OrderLineRowsProps {
  lines: readonly Line[];
  currency: string;
  decimals: number | undefined;
}

interface OrderLineRowsViewProps extends OrderLineRowsProps {
  viewer: Pick<Viewer, 't' | 'lang'>;
  /** For a diner who avoids something. */
  Mark?: AllergyParts['LineMark'] | undefined;
}

/** The lines of an order, each with its choices, its note and its price. */
export function OrderLineRowsView(props: OrderLineRowsViewProps) {
  const { viewer, Mark, lines, currency, decimals } = props;
  const { t, lang } = viewer;
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
        label: `${inDigitsOf(lang, line.qty)} × ${line.menuItemName}`,
        detail: Mark ? (
          <>
            <span>{wordsOf(line)}</span>
            <Mark line={line} />
          </>
        ) : (
          wordsOf(line)
        ),
        amount: <AmountView value={line.lineTotal} {...{ lang, currency, decimals }} />,
      }))}
    />
  );
}
