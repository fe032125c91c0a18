import { useTranslation } from 'react-i18next';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import type { SavedOrder } from '../../storage/savedOrders.ts';
import type { SentOrder as Answer } from '../../storage/orderEntries.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { OrderThanks } from './head/OrderThanks.tsx';
import { OrderTotals } from './OrderTotals.tsx';

const OrderActions = lazyPart(() => import('./OrderActions.tsx'), 'OrderActions');

interface SentOrderProps {
  /** The server's answer when it accepted the order. */
  answer: Answer | undefined;
  /** The stored copy of it. */
  kept: SavedOrder | undefined;
  onAskAgain: () => void;
}

/** An order that the kitchen has but the server cannot deliver now. */
export function SentOrder({ answer, kept, onAskAgain }: SentOrderProps) {
  const { t } = useTranslation();
  const { orderType } = useVisit().mode;
  const orderNo = answer?.orderNo ?? '';
  const order = orderType && { orderNo, orderType, orderStatus: ORDER_STATUS.placed };
  const askAgain = (
    <Button variant="secondary" size="l" isBlock onClick={onAskAgain}>
      {t('checkout.checkAgain')}
    </Button>
  );
  const said = (
    <>
      {order && <OrderThanks order={order} ending={undefined} isNumberShown={orderNo !== ''} />}
      <Notice tone="info" role="status" title={t('order.unread')}>
        {t('order.unreadText')}
      </Notice>
      <OrderActions order={kept} />
    </>
  );
  if (!answer) {
    return (
      <PageColumns>
        {said}
        {askAgain}
      </PageColumns>
    );
  }
  return (
    <SummaryPage
      summaryLabel={t('totals.title')}
      summary={<OrderTotals totals={answer.totals} />}
      action={askAgain}
    >
      {said}
    </SummaryPage>
  );
}
