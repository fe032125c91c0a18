import { useTranslation } from 'react-i18next';
import { shortName } from '../../rules/cart/sharedCart.ts';
import styles from './CartLineRow.module.css';
import { useSharedCart } from './useSharedCart.ts';

/** Names the guest who added a shared cart's line. */
export function AddedBy({ name = '' }: { name?: string | undefined }) {
  const { t } = useTranslation();
  const { names } = useSharedCart();
  const short = shortName(name);
  if (short === '') return null;
  return (
    <p className={styles.detail}>
      {names.includes(short) ? t('together.byYou') : t('together.addedBy', { name: short })}
    </p>
  );
}
