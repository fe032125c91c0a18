import { useTranslation } from 'react-i18next';
import type { CartChange, CartViewLine } from '../../contract/cart.ts';
import { modifierItemIdOf } from '../../contract/modifiers.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Amount } from '../common/Amount.tsx';
import styles from './CartLineChanges.module.css';
import { useChooseAgainLink } from './useChooseAgainLink.ts';
import type { LineEdits } from './useLineEdits.ts';

interface CartLineChangesProps {
  line: CartViewLine;
  changes: readonly CartChange[];
  currency: string;
  decimals: number | undefined;
  edits: LineEdits;
}

/** The changes of a line since it was added, each with an action to resolve it. */
export function CartLineChanges(props: CartLineChangesProps) {
  const { line, changes, currency, decimals, edits } = props;
  const { t } = useTranslation();
  const chooseAgain = useChooseAgainLink();
  const isToldGone = changes.some(({ kind }) => kind === 'unavailable');
  const shown: readonly CartChange[] =
    line.isAvailable || changes.length > 0
      ? changes
      : [
          {
            uniqueId: line.uniqueId,
            menuItemId: line.menuItemId,
            kind: 'unavailable',
            text: t('cart.unavailable'),
          },
        ];
  if (shown.length === 0) return null;

  const groupOf = ({ groupId, modifierItemId }: CartChange) =>
    groupId ??
    line.modifierLists.find((modifier) => modifierItemIdOf(modifier) === modifierItemId)?.groupId;

  // A device cart has no text from the server.
  const ownWords: Record<CartChange['kind'], string> = {
    unavailable: t('cart.change.unavailable'),
    modifierUnavailable: t('cart.change.modifierUnavailable'),
    modifierRule: t('cart.change.modifierRule'),
    qty: t('cart.change.qty'),
    price: t('cart.change.price'),
    discount: t('cart.change.discount'),
  };

  const button = (label: string, onClick: () => void) => (
    <button type="button" className={styles.action} disabled={edits.isBusy} onClick={onClick}>
      {label}
    </button>
  );
  const wayOut = (change: CartChange) => {
    switch (change.kind) {
      case 'unavailable':
        return button(t('cart.removeLine'), edits.remove);
      case 'modifierUnavailable':
      case 'modifierRule':
        return isToldGone ? null : (
          <Link className={styles.action} to={chooseAgain(line, groupOf(change))}>
            {t('cart.chooseAgain')}
          </Link>
        );
      case 'qty':
        return change.maxQty
          ? button(t('cart.takeThese', { n: change.maxQty }), () =>
              edits.change(change.maxQty ?? line.qty),
            )
          : button(t('cart.removeLine'), edits.remove);
      default:
        return null;
    }
  };
  return (
    <ul className={styles.changes}>
      {shown.map((change) => (
        <li
          key={`${change.kind}-${change.modifierItemId ?? 0}`}
          className={
            change.kind === 'price' || change.kind === 'discount' ? styles.told : styles.urgent
          }
        >
          <Icon name={change.kind === 'price' || change.kind === 'discount' ? 'info' : 'alert'} />
          <span className={styles.words}>
            <span>{change.text || ownWords[change.kind]}</span>
            {change.oldPrice !== undefined && change.newPrice !== undefined && (
              <span className={styles.prices}>
                <Amount
                  value={change.oldPrice}
                  currency={currency}
                  decimals={decimals}
                  isOld
                  label={t('menu.oldPrice')}
                />
                <Amount
                  value={change.newPrice}
                  currency={currency}
                  decimals={decimals}
                  label={t('cart.newPrice')}
                />
              </span>
            )}
          </span>
          {wayOut(change)}
        </li>
      ))}
    </ul>
  );
}
