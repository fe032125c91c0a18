import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SetAsideCart } from '../../components/cart/CartExpiry.tsx';
import { SharedCartButton } from './SharedCartButton.tsx';
import { TableService } from '../../components/table/TableService.tsx';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import styles from './CartPage.module.css';

interface EmptyCartProps {
  /** The orders of the table. */
  children: ReactNode;
}

/** A cart without dishes: leads to the menu, or brings back a cart that was set aside. */
export function EmptyCart({ children }: EmptyCartProps) {
  const { t } = useTranslation();
  const { pages, mode } = useVisit();
  return (
    <div>
      <PageColumns>
        <SetAsideCart />
      </PageColumns>
      <EmptyState
        headingLevel={1}
        icon="cart"
        title={t('cart.empty')}
        text={t('cart.emptyText')}
        action={<ButtonLink to={pages.menu()}>{t('home.toMenu')}</ButtonLink>}
      />
      <PageColumns>
        {!mode.isOfCustomer && (
          <div className={styles.more}>
            <TableService />
            <SharedCartButton />
          </div>
        )}
        {children}
      </PageColumns>
    </div>
  );
}
