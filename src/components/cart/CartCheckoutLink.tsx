import type { ReactNode } from 'react';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { whyNotNow } from '../menu/whyNotNow.ts';
import type { Viewer } from '../venue/useViewer.ts';
import styles from './CartCheckoutLink.module.css';
import type { CartGate } from './cartGate.ts';

interface CartCheckoutLinkProps {
  viewer: Pick<Viewer, 't' | 'pages'>;
  gate: Pick<CartGate, 'blockedBy' | 'ordering' | 'isOff'>;
  /** The next page shows the server's bill. */
  isReviewed: boolean;
  children?: ReactNode;
}

/** The link from the cart to the payment, or the reason why it is disabled. */
export function CartCheckoutLink({ viewer, gate, isReviewed, children }: CartCheckoutLinkProps) {
  const { t, pages } = viewer;
  if (gate.blockedBy) {
    const reasons = {
      lines: t('cart.blocked'),
      minimum: t('cart.belowMinimum'),
      closed: gate.isOff ? t('offline.ordering') : whyNotNow(gate.ordering, t),
      checking: t('checkout.checkingLocked'),
    };
    return <p className={styles.blocked}>{reasons[gate.blockedBy]}</p>;
  }
  return (
    <Link className={`${buttonClass('primary', 'l', true)} ${styles.link}`} to={pages.checkout()}>
      <span>{t(isReviewed ? 'cart.toDetails' : 'cart.toPayment')}</span>
      {children}
    </Link>
  );
}
