import { useTranslation } from 'react-i18next';
import { useCart } from '../ordering/useCart.ts';
import { useVisit } from '../ordering/useVisit.ts';
import { BottomBar } from '../ui/BottomBar.tsx';
import { Link } from '../ui/Link.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { Amount } from './Amount.tsx';
import styles from './CartBar.module.css';

function useCartLink(): string {
  const { pages } = useVisit();
  return pages.cart();
}

/** On a phone: how much is in the cart, and the way to it. */
export function CartBar() {
  const { t } = useTranslation();
  const { view, count } = useCart();
  const to = useCartLink();
  if (count === 0) return null;
  return (
    <div className={styles.phoneOnly}>
      <BottomBar>
        <Link className={`${buttonClass('primary', 'l', true)} ${styles.link}`} to={to}>
          <span className={styles.count}>{count}</span>
          <span>{t('cart.view')}</span>
          {view && (
            <Amount
              value={view.totals.subTotal}
              currency={view.currency}
              decimals={view.currencyDecimals}
            />
          )}
        </Link>
      </BottomBar>
    </div>
  );
}
