import { orderPageName } from '../../components/order/head/orderHeadline.ts';
import { OrderThanksView } from '../../components/order/head/OrderThanksView.tsx';
import { OrderTimelineView } from '../../components/order/head/OrderTimelineView.tsx';
import type { EOrderStatus } from '../../contract/orders.ts';
import { promiseNews } from '../../rules/order/promise.ts';
import { isAnnouncementDue } from '../../rules/order/readiness.ts';
import { storedOrder } from '../../storage/earlyReads.ts';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { orderAnswers, type OrderAnswers } from './tableAnswers.ts';
import { VenueScreen, type Place } from './VenueScreen.tsx';
import { paintScreen } from '../paint.ts';
import type { Paint } from '../screen.ts';
import { venueScreenOf } from './venuePage.ts';

type PlacedOrderScreenProps = OrderAnswers & Place;

/** An order at a table: its number and its progress, without what the diner can do with it. */
export function PlacedOrderScreen({ order, ending, ...place }: PlacedOrderScreenProps) {
  const { viewer, venue } = place;
  const { t, pages } = viewer;
  const { isOrderNoShown = true, isStatusShown = true, isOrderMoreShown = true } = ending ?? {};
  return (
    <VenueScreen {...place}>
      <SummaryPage
        summaryLabel={t('totals.title')}
        action={
          isOrderMoreShown && (
            <Link className={buttonClass('primary', 'l', true)} to={pages.menu()}>
              {t('order.more')}
            </Link>
          )
        }
      >
        <OrderThanksView viewer={viewer} order={order} ending={ending} />
        {isStatusShown && (
          <OrderTimelineView
            viewer={viewer}
            order={isOrderNoShown ? order : { ...order, orderNo: '' }}
            timeZone={venue.timeZone}
            promise={<div role="status" />}
          />
        )}
      </SummaryPage>
    </VenueScreen>
  );
}

/** Only the app tells news about the expected time, or from an answer that only this phone has. */
function isAsPromised(order: EOrderStatus, nowMs: number): boolean {
  const { promisedAt = order.estimatedAt, orderStatus } = storedOrder(order.eOrderID);
  const { estimatedAt } = order;
  const isAwaited = isAnnouncementDue(order);
  const isLate = isAwaited && promiseNews({ promisedAt, estimatedAt }, nowMs) !== undefined;
  return !isLate && orderStatus <= order.orderStatus;
}

export const screenOf = venueScreenOf(
  PlacedOrderScreen,
  (came, diner) => {
    const answers = orderAnswers(came, diner);
    return answers && isAsPromised(answers.order, diner.nowMs) ? answers : undefined;
  },
  ({ order, ending }, { t }) => ({
    colors: ending?.colors,
    title: orderPageName(t, order) ?? '',
  }),
);

/** An order at a table, by its link. */
export const paint: Paint = (asked, early) => paintScreen(asked, early, { screenOf });
