import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import styles from './CartCheckoutLink.module.css';
import type { CartGate } from './useCartGate.ts';
import { useWhyNotNow } from '../menu/useWhyNotNow.ts';

/** The link from the cart to the payment, or the reason why it is disabled. */
export function CartCheckoutLink({ gate, children }: { gate: CartGate; children?: ReactNode }) {
  const { t } = useTranslation();
  const { mode, pages } = useVisit();
  const whyNot = useWhyNotNow(gate.ordering);
  if (gate.blockedBy) {
    const reasons = {
      lines: t('cart.blocked'),
      minimum: t('cart.belowMinimum'),
      closed: gate.isOff ? t('offline.ordering') : whyNot,
      checking: t('checkout.checkingLocked'),
    };
    return <p className={styles.blocked}>{reasons[gate.blockedBy]}</p>;
  }
  return (
    <Link className={`${buttonClass('primary', 'l', true)} ${styles.link}`} to={pages.checkout()}>
      <span>{t(mode.isReviewed ? 'cart.toDetails' : 'cart.toPayment')}</span>
      {children}
    </Link>
  );
}
