import { useEffect, useEffectEvent, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { Amount } from '../../components/common/Amount.tsx';
import { refusalOnButton } from '../../components/checkout/refusalInForm.ts';
import { useOrderPageAhead } from './useOrderPageAhead.ts';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import type { OrderDetails } from '../../contract/orders.ts';
import { isCartLocked } from '../../ordering/checkout/checkoutState.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useOrderDetails } from '../../queries/delivery/customer.ts';
import { decimalsOf, toMinor } from '../../rules/common/money.ts';
import { isKeyUsed } from '../../rules/order/orderProgress.ts';
import { isSavedAsAsked } from '../../rules/checkout/savedAsAsked.ts';
import { pendingOrderEntry, type PendingOrder } from '../../storage/orderEntries.ts';
import { subscribe } from '../../storage/store.ts';
import { idParam } from '../../rules/common/idParam.ts';
import { Link } from '../../ui/text/Link.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import { PayButton } from './PayButton.tsx';
import { OrderBill } from '../../components/order/OrderBill.tsx';
import { OrderFacts } from '../../components/order/OrderFacts.tsx';
import { OrderGate } from '../../components/order/OrderGate.tsx';

/** Shows the server's bill for a last check before the order is placed. */
export function OrderReviewPage() {
  const { t } = useTranslation();
  const eOrderId = idParam(useParams()['id']);
  const { state } = useCheckout();
  usePageTitle(t('review.title'));
  useOrderPageAhead();
  // While the order is being sent, the page keeps showing the terms that the diner accepted.
  const isStill = state.step === 'idle' || state.step === 'refused' || state.step === 'changed';
  const order = useOrderDetails(
    { eOrderId },
    {
      enabled: eOrderId > 0 && isStill,
      // The diner may save the order again in the form: never accept an older bill.
      gcTime: 0,
      refetchOnWindowFocus: 'always',
    },
  );
  return (
    <OrderGate eOrderId={eOrderId} order={order}>
      {(data) => <Review order={data} readAgain={() => void order.refetch()} />}
    </OrderGate>
  );
}

interface ReviewProps {
  order: OrderDetails;
  readAgain: () => void;
}

function Review({ order, readAgain }: ReviewProps) {
  const { t } = useTranslation();
  const { pages } = useVisit();
  const { orderKey } = useCart();
  const { state, checkout } = useCheckout();
  const intent = useIntent(order.orderKey, readAgain);
  const isOwn = orderKey === order.orderKey && intent !== undefined;
  const isAsAsked = isOwn && isSavedAsAsked(intent.request, order);
  const { totals } = order;
  const decimals = decimalsOf(totals.currency, totals.currencyDecimals);
  const refusal = refusalOnButton(state);
  const isBusy = isCartLocked(state) || state.step === 'leaving';
  if (isKeyUsed(order) && !isBusy) return <Navigate replace to={pages.order(order.eOrderID)} />;
  return (
    <SummaryPage
      summaryLabel={t('totals.title')}
      summary={<OrderBill order={order} />}
      action={
        <PayButton
          bill={totals}
          decimals={decimals}
          isOnlineMethod={order.paymentMethod.isOnline}
          isBusy={isBusy}
          isBlocked={!isAsAsked}
          refusal={refusal}
          onSend={() => void checkout.confirm(totals)}
        />
      }
    >
      <h1>{t('review.title')}</h1>
      {isOwn && (
        <TotalChange
          seen={intent.request.expectedTotal}
          totals={totals}
          isChanged={
            toMinor(intent.request.expectedTotal, decimals) !== toMinor(totals.payable, decimals)
          }
        />
      )}
      {isOwn && !isAsAsked && !isBusy && (
        <Notice
          tone="warning"
          role="status"
          title={t('review.changedElsewhere')}
          action={
            <Button variant="secondary" onClick={readAgain}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('review.changedElsewhereText')}
        </Notice>
      )}
      {!isOwn && !isBusy && (
        <Notice
          tone="warning"
          title={t('review.elsewhere')}
          action={
            <Link className={buttonClass('secondary')} to={pages.cart()}>
              {t('cart.see')}
            </Link>
          }
        >
          {t('review.elsewhereText')}
        </Notice>
      )}
      <OrderFacts order={order} />
      {isOwn && (
        <Link className={buttonClass('quiet')} to={pages.checkout()}>
          {t('review.edit')}
        </Link>
      )}
    </SummaryPage>
  );
}

/** The intent of the order. If another tab changes it, reads the order again. */
function useIntent(orderKey: string, onChanged: () => void): PendingOrder | undefined {
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const changed = useEffectEvent(() => {
    lookAgain();
    onChanged();
  });
  useEffect(() => subscribe(pendingOrderEntry.key(orderKey), changed), [orderKey]);
  return pendingOrderEntry.read(orderKey);
}

interface TotalChangeProps {
  seen: number;
  totals: OrderDetails['totals'];
  isChanged: boolean;
}

function TotalChange({ seen, totals, isChanged }: TotalChangeProps) {
  const { t } = useTranslation();
  if (!isChanged) return null;
  const money = { currency: totals.currency, decimals: totals.currencyDecimals };
  return (
    <Notice tone="warning" role="status" title={t('review.changed')}>
      {t('checkout.oldTotal')} <Amount {...money} value={seen} isOld />
      {' · '}
      {t('checkout.newTotal')} <Amount {...money} value={totals.payable} />
    </Notice>
  );
}
