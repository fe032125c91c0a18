import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CartLineRow } from '../../components/cart/CartLineRow.tsx';
import { CartCopyNotice } from '../../components/cart/CartCopyNotice.tsx';
import { OrderingNotice } from '../../components/menu/OrderingNotice.tsx';
import { useCartGate } from '../../components/cart/useCartGate.ts';
import type { CartView } from '../../contract/cart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { savingsOf } from '../../rules/cart/savings.ts';
import { useKeptFocus } from '../../ui/layout/useKeptFocus.ts';
import { useCartActions } from '../../ordering/cart/useCart.ts';
import { ConfirmDialog } from '../../components/common/ConfirmDialog.tsx';
import { useCartRefusal } from '../../components/cart/useCartRefusal.ts';
import { CartBill } from './CartBill.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { ClearButtonView, FullCartView } from './FullCartView.tsx';
import { markFirstScreenReady } from '../../lazy/afterFirstScreen.ts';
import { useViewer } from '../../components/venue/useViewer.ts';

interface FullCartProps {
  view: CartView;
  /** The orders of the table. */
  children: ReactNode;
}

/** A cart with its lines, its bill and the way to the check-out. */
export function FullCart({ view, children }: FullCartProps) {
  const viewer = useViewer();
  const { mode } = useVisit();
  const gate = useCartGate(view);
  const isReadOnly = gate.isLocked || gate.isOff;
  useEffect(() => {
    if (!gate.isLoading) markFirstScreenReady();
  }, [gate.isLoading]);
  // The notice about the hours is above the lines.
  if (gate.isLoading) return <CartSkeleton />;
  return (
    <FullCartView
      viewer={viewer}
      view={view}
      gate={gate}
      isReviewed={mode.isReviewed}
      bill={<CartBill view={view} isReadOnly={isReadOnly} />}
      clear={!isReadOnly && <EmptyCartButton />}
      notice={
        <>
          {!gate.isOff && <OrderingNotice state={gate.ordering} timeZone={gate.timeZone} />}
          <CartCopyNotice />
        </>
      }
      lines={<CartLines view={view} isLocked={isReadOnly} />}
      isReadOnly={isReadOnly}
    >
      {children}
    </FullCartView>
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
      <ClearButtonView t={t} onTap={() => setIsAsked(true)} />
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
