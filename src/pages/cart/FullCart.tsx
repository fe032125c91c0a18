import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/common/Amount.tsx';
import { CartLineRow } from '../../components/cart/CartLineRow.tsx';
import { CartCheckoutLink } from '../../components/cart/CartCheckoutLink.tsx';
import { CartCopyNotice } from '../../components/cart/CartCopyNotice.tsx';
import { MinimumOrder } from '../../components/cart/MinimumOrder.tsx';
import { OrderingNotice } from '../../components/menu/OrderingNotice.tsx';
import { useCartGate } from '../../components/cart/useCartGate.ts';
import type { CartView } from '../../contract/cart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { savingsOf } from '../../rules/cart/savings.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import { useKeptFocus } from '../../ui/layout/useKeptFocus.ts';
import { useCartActions } from '../../ordering/cart/useCart.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ConfirmDialog } from '../../components/common/ConfirmDialog.tsx';
import { useCartRefusal } from '../../components/cart/useCartRefusal.ts';
import { CartBill } from './CartBill.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import styles from './CartPage.module.css';

interface FullCartProps {
  view: CartView;
  /** The orders of the table. */
  children: ReactNode;
}

/** A cart with its lines, its bill and the way to the check-out. */
export function FullCart({ view, children }: FullCartProps) {
  const { t } = useTranslation();
  const { pages } = useVisit();
  const gate = useCartGate(view);
  const isReadOnly = gate.isLocked || gate.isOff;
  const { currency, currencyDecimals: decimals } = view;
  // The notice about the hours is above the lines.
  if (gate.isLoading) return <CartSkeleton />;
  return (
    <SummaryPage
      summaryLabel={t('totals.title')}
      summary={<CartBill view={view} isReadOnly={isReadOnly} />}
      action={
        <div className={styles.action}>
          <MinimumOrder minimum={gate.minimum} currency={currency} decimals={decimals} />
          <CartCheckoutLink gate={gate}>
            <Amount value={view.totals.payable} currency={currency} decimals={decimals} />
          </CartCheckoutLink>
        </div>
      }
    >
      <div className={styles.main}>
        <div className={styles.head}>
          <h1>{t('cart.title')}</h1>
          {!isReadOnly && <EmptyCartButton />}
        </div>
        {!gate.isOff && <OrderingNotice state={gate.ordering} timeZone={gate.timeZone} />}
        <CartCopyNotice />
        <CartLines view={view} isLocked={isReadOnly} />
        {!isReadOnly && (
          <ButtonLink variant="secondary" className={styles.addMore} to={pages.menu()}>
            <Icon name="plus" />
            {t('cart.addMore')}
          </ButtonLink>
        )}
        {children}
      </div>
    </SummaryPage>
  );
}

function CartLines({ view, isLocked }: { view: CartView; isLocked: boolean }) {
  const savings = savingsOf(view);
  const kept = useKeptFocus<HTMLUListElement>();
  return (
    <ul {...kept}>
      {view.cartList.map((line) => (
        <CartLineRow
          key={line.tableCartId}
          line={line}
          currency={view.currency}
          decimals={view.currencyDecimals}
          changes={view.changes}
          saving={savings.get(line.uniqueId)}
          isLocked={isLocked}
        />
      ))}
    </ul>
  );
}

/** Removes all lines at once. This cannot be undone, so it asks for confirmation. */
function EmptyCartButton() {
  const { t } = useTranslation();
  const { cart } = useCartActions();
  const onRefused = useCartRefusal();
  const [isAsked, setIsAsked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const close = () => setIsAsked(false);
  const empty = async () => {
    setIsSending(true);
    try {
      await cart.clear();
    } catch (failure) {
      onRefused(failure);
    } finally {
      setIsSending(false);
      close();
    }
  };
  return (
    <>
      <Button variant="quiet" icon={<Icon name="trash" />} onClick={() => setIsAsked(true)}>
        {t('cart.clear')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('cart.clearTitle')}
        confirmLabel={t('cart.clear')}
        isBusy={isSending}
        onConfirm={() => void empty()}
        onClose={close}
      >
        <p>{t('cart.clearText')}</p>
      </ConfirmDialog>
    </>
  );
}
