import { useTranslation } from 'react-i18next';
import { links } from '../../rules/common/routes.ts';
import { RATING_PAGE } from '../../contract/rating.ts';
import { useTableCode } from '../../ordering/visit/useTable.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useMenuDetails } from '../../queries/menu.ts';
import { useCheckRateAndReviewTemplateMenuSchedule } from '../../queries/rateAndReview.ts';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { RateOrderOutline } from './RateOrderOutline.tsx';

interface RateOrderProps {
  eOrderId: number;
  /** The form that the venue's ending page names; 0 for the venue's default form. */
  ratingPageId: number;
}

/** Link of the ending page to the rating form, until this order has been rated. */
export function RateOrder({ eOrderId, ratingPageId }: RateOrderProps) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const head = useMenuDetails({ code, tableCode: useTableCode() });
  const menuScheduleId = head.data?.menuScheduleId ?? 0;
  const pageId = ratingPageId || RATING_PAGE.orderPlaced;
  const check = useCheckRateAndReviewTemplateMenuSchedule(
    { menuScheduleId, pageId, eOrderId },
    { enabled: menuScheduleId > 0 },
  );
  if (head.isLoading || check.isLoading) return <RateOrderOutline />;
  if (!check.data?.isActive || check.data.alreadyRated) return null;
  return (
    <Link
      className={buttonClass('secondary', 'm', true)}
      to={links.rating(code, { menuScheduleId, pageId, eOrderId })}
    >
      <Icon name="star" size="s" />
      {t('rating.title')}
    </Link>
  );
}
