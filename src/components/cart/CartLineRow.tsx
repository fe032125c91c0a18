import { replaceEqualDeep } from '@tanstack/react-query';
import { memo, useContext } from 'react';
import type { CartChange, CartViewLine } from '../../contract/cart.ts';
import { AllergyContext } from '../allergy/allergyContext.ts';
import { CartLineChanges } from './CartLineChanges.tsx';
import { AddedBy } from './AddedBy.tsx';
import { useViewer } from '../venue/useViewer.ts';
import { CartLineView, LineStepperView } from './CartLineView.tsx';
import { useLineEdits, type LineEdits } from './useLineEdits.ts';

interface CartLineRowProps {
  line: CartViewLine;
  currency: string;
  decimals: number | undefined;
  /** The changes of the cart since its lines were added. */
  changes: readonly CartChange[];
  /** In minor units. */
  saving: number | undefined;
  /** Its order is being sent, so the diner cannot change it. */
  isLocked: boolean;
}

function isSameRow(before: CartLineRowProps, after: CartLineRowProps): boolean {
  return replaceEqualDeep(before, after) === before;
}

/** Renders only when its line changes: the phones of a table change a long cart all the time. */
export const CartLineRow = memo(function CartLineRow(props: CartLineRowProps) {
  const { line, currency, decimals, changes, saving, isLocked } = props;
  const edits = useLineEdits(line);
  const viewer = useViewer();
  const allergy = useContext(AllergyContext);
  return (
    <CartLineView
      viewer={viewer}
      line={line}
      currency={currency}
      decimals={decimals}
      saving={saving}
      mark={allergy && <allergy.LineMark line={line} />}
      addedBy={<AddedBy name={line.addedBy} />}
      changes={
        <CartLineChanges
          line={line}
          currency={currency}
          decimals={decimals}
          changes={changes.filter(({ uniqueId }) => uniqueId === line.uniqueId)}
          edits={edits}
        />
      }
      stepper={isLocked ? undefined : <LineStepper line={line} edits={edits} />}
    />
  );
}, isSameRow);

export function LineStepper({ line, edits }: { line: CartViewLine; edits: LineEdits }) {
  return <LineStepperView viewer={useViewer()} line={line} edits={edits} />;
}
