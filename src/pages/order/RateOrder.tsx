import { useTranslation } from 'react-i18next';
import { links } from '../../rules/common/routes.ts';
import { RATING_PAGE } from '../../contract/rating.ts';
import type { OrderDetails } from '../../contract/orders.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useCheckRateAndReviewTemplate } from '../../queries/rateAndReview.ts';
import { hasArrived } from '../../rules/order/orderProgress.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Icon } from '../../ui/media/Icon.tsx';

/** Link to the rating form of a rateable order without a rating. */
export function RateOrder({ order }: { order: OrderDetails }) {
  const { t } = useTranslation();
  const { code, pages } = useVisit();
  const isOffered = hasArrived(order) && order.canRate;
  const pageId = RATING_PAGE.orderDetails;
  const eOrderId = order.eOrderID;
  const check = useCheckRateAndReviewTemplate({ code, pageId, eOrderId }, { enabled: isOffered });
  if (!isOffered || !check.data?.isActive || check.data.alreadyRated) return null;
  const here = pages.order(eOrderId);
  return (
    <ButtonLink
      variant="secondary"
      isBlock
      to={links.rateAndReview(code, { returnUrl: here, backUrl: here, pageId, eOrderId })}
    >
      <Icon name="star" size="s" />
      {t('order.rate')}
    </ButtonLink>
  );
}
