import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { RetryNotice } from '../../components/common/RetryNotice.tsx';
import { Amount } from '../../components/common/Amount.tsx';
import { OrderBill } from '../../components/order/OrderBill.tsx';
import { OrderFacts } from '../../components/order/OrderFacts.tsx';
import { OrderGate } from '../../components/order/OrderGate.tsx';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import type { OrderDetails } from '../../contract/orders.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useOrderDetails } from '../../queries/delivery/customer.ts';
import { idParam } from '../../rules/common/idParam.ts';
import { toMinor } from '../../rules/common/money.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import { PayButton } from './PayButton.tsx';
import { useOrderPageAhead } from './useOrderPageAhead.ts';
import { useOrderReview, type ReviewProps } from './useOrderReview.ts';

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

function Review({ order, readAgain }: ReviewProps) {
  const { t } = useTranslation();
  const { pages } = useVisit();
  const review = useOrderReview({ order, readAgain });
  const { seen, isOwn, isAsAsked, decimals, refusal, isBusy, isPlaced, confirm } = review;
  const { totals } = order;
  if (isPlaced) return <Navigate replace to={pages.order(order.eOrderID)} />;
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
          onSend={confirm}
        />
      }
    >
      <h1>{t('review.title')}</h1>
      {seen !== undefined && toMinor(seen, decimals) !== toMinor(totals.payable, decimals) && (
        <TotalChange seen={seen} totals={totals} />
      )}
      {isOwn && !isAsAsked && !isBusy && (
        <RetryNotice
          tone="warning"
          role="status"
          title={t('review.changedElsewhere')}
          onRetry={readAgain}
        >
          {t('review.changedElsewhereText')}
        </RetryNotice>
      )}
      {!isOwn && !isBusy && (
        <Notice
          tone="warning"
          title={t('review.elsewhere')}
          action={
            <ButtonLink variant="secondary" to={pages.cart()}>
              {t('cart.see')}
            </ButtonLink>
          }
        >
          {t('review.elsewhereText')}
        </Notice>
      )}
      <OrderFacts order={order} />
      {isOwn && (
        <ButtonLink variant="quiet" to={pages.checkout()}>
          {t('review.edit')}
        </ButtonLink>
      )}
    </SummaryPage>
  );
}

function TotalChange({ seen, totals }: { seen: number; totals: OrderDetails['totals'] }) {
  const { t } = useTranslation();
  const money = { currency: totals.currency, decimals: totals.currencyDecimals };
  return (
    <Notice tone="warning" role="status" title={t('review.changed')}>
      {t('checkout.oldTotal')} <Amount {...money} value={seen} isOld />
      {' · '}
      {t('checkout.newTotal')} <Amount {...money} value={totals.payable} />
    </Notice>
  );
}
