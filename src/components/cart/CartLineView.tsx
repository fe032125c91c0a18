import type { ReactNode } from 'react';
import type { CartViewLine } from '../../contract/cart.ts';
import { modifierItemIdOf } from '../../contract/modifiers.ts';
import { inDigitsOf } from '../../i18n/digits.ts';
import { foreignTag } from '../../rules/common/letters.ts';
import { chosenInOrder, chosenWords } from '../../rules/menu/choices.ts';
import { Stepper } from '../../ui/form/Stepper.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { AmountView } from '../common/AmountView.tsx';
import type { Viewer } from '../venue/useViewer.ts';
import { VenuePictureView } from '../venue/VenuePictureView.tsx';
import styles from './CartLineRow.module.css';
import { LineSaving } from './LineSaving.tsx';

interface CartLineViewProps {
  viewer: Viewer;
  line: CartViewLine;
  currency: string;
  decimals: number | undefined;
  /** In minor units. */
  saving: number | undefined;
  mark?: ReactNode;
  addedBy?: ReactNode;
  /** What has changed since the line was added. */
  changes?: ReactNode;
  /** Left out while the line's order is being sent, so that the diner cannot change it. */
  stepper: ReactNode;
}

/** A line of the cart with its choices, its price and its quantity. */
export function CartLineView(props: CartLineViewProps) {
  const { viewer, line, currency, decimals, saving, mark, addedBy, changes, stepper } = props;
  const { t, lang, pages } = viewer;
  const name = line.menuItemName;
  return (
    <li className={line.isAvailable ? styles.line : `${styles.line} ${styles.gone}`}>
      <VenuePictureView
        viewer={viewer}
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
          {line.modifierLists.length > 0 && (
            <ul className={styles.choices}>
              {chosenInOrder(line.modifierLists).map((modifier, index) => (
                // A choice may appear twice, since its free units are a separate entry.
                <li key={`${modifierItemIdOf(modifier)}-${index}`}>
                  {chosenWords(modifier, lang)}
                </li>
              ))}
            </ul>
          )}
          {mark}
          {line.instruction && (
            <p className={styles.detail} dir="auto">
              {`“${line.instruction}”`}
            </p>
          )}
          {addedBy}
          <LineSaving {...{ viewer, line, saving, currency, decimals }} />
        </div>
        <p className={styles.price}>
          <AmountView value={line.lineTotal} {...{ lang, currency, decimals }} />
        </p>
      </div>
      {stepper && <div className={styles.changes}>{changes}</div>}
      <div className={styles.controls}>
        {stepper ? (
          <>
            <Link
              className={styles.edit}
              to={pages.editLine(line)}
              aria-label={t('cart.editLine', { name })}
            >
              {t('cart.edit')}
            </Link>
            {stepper}
          </>
        ) : (
          <span translate="no" className={styles.detail}>
            {`${inDigitsOf(lang, line.qty)} ×`}
          </span>
        )}
      </div>
    </li>
  );
}

interface LineStepperViewProps {
  viewer: Pick<Viewer, 't' | 'lang'>;
  line: CartViewLine;
  /** What a tap does. */
  edits: {
    tapped: number | undefined;
    isBusy: boolean;
    change: (qty: number) => void;
    remove: () => void;
  };
}

/** The quantity of a line; below its least the line is removed. */
export function LineStepperView({ viewer, line, edits }: LineStepperViewProps) {
  const { t, lang } = viewer;
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
      valueText={inDigitsOf(lang, quantity)}
      valueLabel={t('stepper.value', { n: quantity, name })}
      removeAtMin={{ label: t('cart.remove', { name }), onRemove: edits.remove }}
    />
  );
}
