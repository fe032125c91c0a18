// Imported early: parts that an order may need must load before the network can fail.
import '../../components/checkout/CheckoutDialogs.tsx';
import '../../ordering/checkout/connectCheckout.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { isRefusal } from '../../api/failure.ts';
import { UnknownCart } from '../../components/cart/CartCopyNotice.tsx';
import { FailureMessage } from '../../components/common/FailureMessage.tsx';
import { usePageColors } from '../../components/venue/usePageColors.ts';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { STATUS } from '../../contract/status.ts';
import { useOrderingNow } from '../../ordering/menu/useOrderingNow.ts';
import { useOnReturn } from '../../ordering/visit/useOnReturn.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { usePaymentPageColorCode } from '../../queries/delivery/settings.ts';
import { useAreFirstAwaited } from '../../queries/read.ts';
import { SummarySkeleton } from '../../ui/feedback/SummarySkeleton.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { useOrderPageAhead } from './useOrderPageAhead.ts';
import { usePaymentReads } from './usePaymentReads.ts';

/** The payment page at a table. It reads its data again before it can send an order. */
export function PaymentPage() {
  const { t } = useTranslation();
  const { code, pages } = useVisit();
  const reads = usePaymentReads();
  const { cart, orderKey, view, failure, head, state, checkout, refusal, room, car } = reads;
  const { isPlaceKnown, pending, trouble, askAgain, retry } = reads;
  const [readKey, setReadKey] = useState('');
  const [shownKey, setShownKey] = useState('');
  const isRead = readKey !== '' && readKey === orderKey;
  usePageTitle(t('payment.title'));
  useOrderPageAhead();
  usePageColors(usePaymentPageColorCode({ code }).data);
  useEffect(() => {
    if (orderKey !== '' && readKey !== orderKey) {
      void cart.refresh().then(() => setReadKey(orderKey));
    }
  }, [cart, orderKey, readKey]);

  const isLoading = useAreFirstAwaited(useOrderingNow(head.data));
  useOnReturn((isFrozenPage) => {
    if (!isFrozenPage) return;
    setReadKey('');
    askAgain();
  });

  const [madeId, setMadeId] = useState(0);
  if (pending.isMade && pending.order && madeId === 0) setMadeId(pending.order.eOrderID);
  if (madeId > 0) return <Navigate replace to={pages.order(madeId)} />;
  if (state.step === 'idle' && isRead && view?.cartList.length === 0) {
    return <Navigate replace to={view.eOrderID > 0 ? pages.order(view.eOrderID) : pages.cart()} />;
  }
  if (
    isRead &&
    isPlaceKnown &&
    (!pending.isAsking || shownKey === orderKey) &&
    !isLoading &&
    head.data &&
    view &&
    view.cartList.length > 0
  ) {
    // Stays once shown: a dialog that closes returns the focus to its button.
    if (shownKey !== orderKey) setShownKey(orderKey);
    return (
      <PaymentForm
        view={view}
        head={head.data}
        orderKey={orderKey}
        state={state}
        checkout={checkout}
        pending={pending}
        room={room}
        car={car}
        refusal={refusal}
      />
    );
  }
  if (!trouble) return <SummarySkeleton count={3} isCards label={t('payment.loading')} />;
  return (
    <PageColumns>
      <div>
        {isRefusal(failure, STATUS.tableUnknown) ? (
          <UnknownCart headingLevel={1} />
        ) : (
          <FailureMessage headingLevel={1} failure={trouble} onRetry={retry} />
        )}
      </div>
    </PageColumns>
  );
}
