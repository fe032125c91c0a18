import { replaceEqualDeep } from '@tanstack/react-query';
import { memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartChange, CartViewLine } from '../../contract/cart.ts';
import { modifierItemIdOf } from '../../contract/modifiers.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { foreignTag } from '../../rules/common/letters.ts';
import { chosenInOrder, chosenWords } from '../../rules/menu/choices.ts';
import { Link } from '../../ui/text/Link.tsx';
import { Stepper } from '../../ui/form/Stepper.tsx';
import { AllergyContext } from '../allergy/allergyContext.ts';
import { Amount } from '../common/Amount.tsx';
import { CartLineChanges } from './CartLineChanges.tsx';
import styles from './CartLineRow.module.css';
import { AddedBy } from './AddedBy.tsx';
import { LineSaving } from './LineSaving.tsx';
import { useChooseAgainLink } from './useChooseAgainLink.ts';
import { useLineEdits, type LineEdits } from './useLineEdits.ts';
import { VenuePicture } from '../venue/VenuePicture.tsx';
import { useDigits } from '../common/useDigits.ts';

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
  const { t } = useTranslation();
  const digits = useDigits();
  const editLink = useChooseAgainLink();
  const { lang } = useVisit();
  const name = line.menuItemName;
  const allergy = useContext(AllergyContext);
  return (
    <li className={line.isAvailable ? styles.line : `${styles.line} ${styles.gone}`}>
      <VenuePicture
        isAside
        className={styles.picture}
        name={line.thumbnailImageName}
        alt=""
        ratio="1/1"
      />
      <div className={styles.head}>
        <div className={styles.words}>
          <p className={styles.name} lang={foreignTag(name, lang)}>
            {name}
          </p>
          <LineChoices line={line} />
          {allergy && <allergy.LineMark line={line} />}
          {line.instruction && (
            <p className={styles.detail} dir="auto">
              {`“${line.instruction}”`}
            </p>
          )}
          <AddedBy name={line.addedBy} />
          <LineSaving line={line} saving={saving} currency={currency} decimals={decimals} />
        </div>
        <p className={styles.price}>
          <Amount value={line.lineTotal} currency={currency} decimals={decimals} />
        </p>
      </div>
      {!isLocked && (
        <div className={styles.changes}>
          <CartLineChanges
            line={line}
            currency={currency}
            decimals={decimals}
            changes={changes.filter(({ uniqueId }) => uniqueId === line.uniqueId)}
            edits={edits}
          />
        </div>
      )}
      <div className={styles.controls}>
        {isLocked ? (
          <span translate="no" className={styles.detail}>{`${digits(line.qty)} ×`}</span>
        ) : (
          <>
            <Link
              className={styles.edit}
              to={editLink(line)}
              aria-label={t('cart.editLine', { name })}
            >
              {t('cart.edit')}
            </Link>
            <LineStepper line={line} edits={edits} />
          </>
        )}
      </div>
    </li>
  );
}, isSameRow);

export function LineStepper({ line, edits }: { line: CartViewLine; edits: LineEdits }) {
  const { t } = useTranslation();
  const digits = useDigits();
  const name = line.menuItemName;
  const quantity = edits.tapped ?? line.qty;
  return (
    <Stepper
      value={quantity}
      min={line.minQty}
      max={line.isAvailable ? line.maxQty : quantity}
      isBusy={edits.isBusy}
      onChange={edits.change}
      decreaseLabel={t('stepper.less', { name })}
      increaseLabel={t('stepper.more', { name })}
      valueText={digits(quantity)}
      valueLabel={t('stepper.value', { n: quantity, name })}
      removeAtMin={{ label: t('cart.remove', { name }), onRemove: edits.remove }}
    />
  );
}

function LineChoices({ line }: { line: CartViewLine }) {
  const { lang } = useVisit();
  if (line.modifierLists.length === 0) return null;
  return (
    <ul className={styles.choices}>
      {chosenInOrder(line.modifierLists).map((modifier, index) => (
        // A choice may appear twice, since its free units are a separate entry.
        <li key={`${modifierItemIdOf(modifier)}-${index}`}>{chosenWords(modifier, lang)}</li>
      ))}
    </ul>
  );
}
