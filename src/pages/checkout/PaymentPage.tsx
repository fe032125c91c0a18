// Imported early: parts that an order may need must load before the network can fail.
import '../../components/checkout/CheckoutDialogs.tsx';
import '../../ordering/checkout/connectCheckout.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { isRefusal } from '../../api/failure.ts';
import { UnknownCart } from '../../components/cart/CartCopyNotice.tsx';
import { FailureView } from '../../components/common/FailureView.tsx';
import { refusalInForm } from '../../components/checkout/refusalInForm.ts';
import { useOrderPageAhead } from './useOrderPageAhead.ts';
import { usePageColors } from '../../components/venue/usePageColors.ts';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { STATUS } from '../../contract/status.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useOnReturn } from '../../ordering/visit/useOnReturn.ts';
import { usePendingOrder } from '../../ordering/checkout/usePendingOrder.ts';
import { useStateOfMenu } from '../../ordering/menu/useStateOfMenu.ts';
import { useTableCode } from '../../ordering/visit/useTable.ts';
import { useOrderingNow } from '../../ordering/menu/useOrderingNow.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { usePaymentPageColorCode } from '../../queries/delivery/settings.ts';
import { useMenuDetails } from '../../queries/menu.ts';
import { useAreFirstAwaited } from '../../queries/read.ts';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { SummarySkeleton } from '../../ui/feedback/SummarySkeleton.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { useCarForm } from './useCarForm.ts';
import { useRoomGuest } from './useRoomGuest.ts';

/** The form itself reports a disabled lane; any other failure replaces the form. */
function placeFailure({ isOff, failure }: ReturnType<typeof useCarForm>) {
  return isOff ? null : failure;
}

/** The payment page at a table. It reads its data again before it can send an order. */
export function PaymentPage() {
  const { t } = useTranslation();
  const { code, pages } = useVisit();
  const { cart, orderKey, view, failure } = useCart();
  const head = useMenuDetails({ code, tableCode: useTableCode() });
  useStateOfMenu(head.data?.menuTypeId);
  const { state, checkout } = useCheckout();
  const refusal = refusalInForm(state);
  const room = useRoomGuest(refusal);
  const car = useCarForm(orderKey, refusal);
  const isPlaceKnown = !room.isPending && !car.isPending && !(room.failure ?? placeFailure(car));
  const isAtRest = state.step === 'idle' || state.step === 'refused';
  const pending = usePendingOrder(orderKey, orderKey !== '' && isAtRest);
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
    if (room.failure) room.retry();
    if (car.failure) car.retry();
    void cart.refresh();
  };

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
  const trouble = head.error ?? failure ?? room.failure ?? placeFailure(car);
  if (!trouble) return <SummarySkeleton count={3} isCards label={t('payment.loading')} />;
  return (
    <PageColumns>
      <div>
        {isRefusal(failure, STATUS.tableUnknown) ? (
          <UnknownCart headingLevel={1} />
        ) : (
          <FailureView headingLevel={1} failure={trouble} onRetry={retry} />
        )}
      </div>
    </PageColumns>
  );
}
