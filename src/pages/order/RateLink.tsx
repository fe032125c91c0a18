import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { links } from '../../rules/common/routes.ts';
import type { OrderSummary } from '../../contract/orders.ts';
import { RATING_PAGE } from '../../contract/rating.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

/** Link to the rating form of an order in the list. The form returns here. */
export function RateLink({ order }: { order: OrderSummary }) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <ButtonLink
      variant="quiet"
      to={links.rateAndReview(code, {
        returnUrl: here,
        backUrl: here,
        pageId: RATING_PAGE.orderDetails,
        eOrderId: order.eOrderID,
      })}
    >
      <Icon name="star" size="s" />
      {t('orderList.rate')}
      <VisuallyHidden>
        : {t('order.named')} <Bidi dir="ltr">{order.orderNo}</Bidi>
      </VisuallyHidden>
    </ButtonLink>
  );
}
