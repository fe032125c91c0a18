import { useTranslation } from 'react-i18next';
import type { ServiceKind } from '../../contract/menu.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { BottomBar } from '../../ui/layout/BottomBar.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Amount } from '../../components/common/Amount.tsx';
import styles from './CartBar.module.css';
import { useDigits } from '../../components/common/useDigits.ts';

const ServiceButton = lazyPart(
  () => import('../../components/table/ServiceButton.tsx'),
  'ServiceButton',
  { hasFirstWords: true },
);

interface CartBarProps {
  isOff: boolean;
  /** The services of the venue's staff. */
  services: readonly ServiceKind[] | undefined;
}

/** On a phone: link to the cart, and service button; offline, why adding is disabled. */
export function CartBar({ isOff, services }: CartBarProps) {
  const { t } = useTranslation();
  const digits = useDigits();
  const { view, count } = useCart();
  const { pages } = useVisit();
  // The count updates before the total, so hide the total until both agree.
  const isSummed = view?.cartList.reduce((sum, { qty }) => sum + qty, 0) === count;
  if (!count && !isOff && !services?.length) return null;
  return (
    <div className={styles.phoneOnly}>
      <BottomBar isColumn={isOff}>
        {isOff && <p>{t('offline.adding')}</p>}
        <div className={styles.row}>
          {services && <ServiceButton offered={services} isIcon={Boolean(count)} />}
          {count ? (
            <ButtonLink size="l" isBlock className={styles.link} to={pages.cart()}>
              <span translate="no" className={styles.count}>
                <span key={count}>{digits(count)}</span>
              </span>
              <span>{t('cart.view')}</span>
              {view && isSummed && (
                <Amount
                  value={view.totals.subTotal}
                  currency={view.currency}
                  decimals={view.currencyDecimals}
                />
              )}
            </ButtonLink>
          ) : null}
        </div>
      </BottomBar>
    </div>
  );
}
