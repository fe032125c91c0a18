import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { FailureView } from '../../components/FailureView.tsx';
import { refusalInForm } from '../../components/refusalInForm.ts';
import { usePageTitle } from '../../components/usePageTitle.ts';
import { useCart } from '../../ordering/useCart.ts';
import { useCheckout } from '../../ordering/useCheckout.ts';
import { useOnReturn } from '../../ordering/useOnReturn.ts';
import { usePendingOrder } from '../../ordering/usePendingOrder.ts';
import { useTableCode } from '../../ordering/useTable.ts';
import { useVisit } from '../../ordering/useVisit.ts';
import { useMenuDetails } from '../../queries/menu.ts';
import { PageColumns } from '../../ui/PageColumns.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { PaymentForm } from './PaymentForm.tsx';

/** From the cart to the order: everything here is asked of the server again before it can be sent. */
export function PaymentPage() {
  const { t } = useTranslation();
  const { code, pages } = useVisit();
  const { cart, orderKey, view, failure } = useCart();
  const head = useMenuDetails(code, useTableCode());
  const { state, checkout } = useCheckout();
  const refusal = refusalInForm(state);
  const isAtRest = state.step === 'idle' || state.step === 'refused';
  const pending = usePendingOrder(orderKey, orderKey !== '' && isAtRest);
  const [readKey, setReadKey] = useState('');
  const isRead = readKey !== '' && readKey === orderKey;
  usePageTitle(t('payment.title'));
  useEffect(() => {
    if (orderKey !== '' && readKey !== orderKey) {
      void cart.refresh().then(() => setReadKey(orderKey));
    }
  }, [cart, orderKey, readKey]);

  const askAgain = () => {
    pending.askAgain();
    void head.refetch();
  };
  useOnReturn((isFrozenPage) => {
    if (!isFrozenPage) return;
    setReadKey('');
    askAgain();
  });
  const retry = () => {
    askAgain();
    void cart.refresh();
  };

  const [madeId, setMadeId] = useState(0);
  if (pending.isMade && pending.order && madeId === 0) setMadeId(pending.order.eOrderID);
  if (madeId > 0) return <Navigate replace to={pages.order(madeId)} />;
  if (state.step === 'idle' && isRead && view?.cartList.length === 0) {
    return <Navigate replace to={view.eOrderID > 0 ? pages.order(view.eOrderID) : pages.cart()} />;
  }
  if (isRead && !pending.isAsking && head.data && view && view.cartList.length > 0) {
    return (
      <PaymentForm
        view={view}
        head={head.data}
        orderKey={orderKey}
        state={state}
        checkout={checkout}
        pending={pending}
        refusal={refusal}
      />
    );
  }
  return (
    <PageColumns>
      <main>
        {(head.error ?? failure) ? (
          <FailureView failure={head.error ?? failure} onRetry={retry} />
        ) : (
          <SkeletonRows count={4} label={t('payment.loading')} />
        )}
      </main>
    </PageColumns>
  );
}
