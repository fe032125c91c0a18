import { useSearchParams } from 'react-router-dom';
import { RatingScreen } from './RatingScreen.tsx';
import { RATING_PAGE } from '../../contract/rating.ts';
import { useReturnLinks } from '../../components/common/useReturnLinks.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import {
  useCheckRateAndReviewTemplate,
  useCheckRateAndReviewTemplateMenuSchedule,
  useRateAndReviewTemplate,
  useRateAndReviewTemplateMenuSchedule,
} from '../../queries/rateAndReview.ts';
import { RatingNextLink } from './RatingNextLink.tsx';
import { idParam } from '../../rules/common/idParam.ts';

/** A customer's rating form: for the menu in the address, otherwise for the venue. */
export function RateAndReviewPage() {
  const { code } = useVisit();
  const [search] = useSearchParams();
  const { returnUrl, hasReturnUrl } = useReturnLinks();
  const eOrderId = idParam(search.get('eOrderId'));
  const pageId = idParam(search.get('pageId')) || RATING_PAGE.header;
  const menuScheduleId = idParam(search.get('menuScheduleId'));
  const isOfMenu = menuScheduleId > 0;
  const ofVenue = useRateAndReviewTemplate({ code, pageId }, { enabled: !isOfMenu });
  const ofMenu = useRateAndReviewTemplateMenuSchedule(
    { menuScheduleId, pageId },
    { enabled: isOfMenu },
  );
  const checkOfVenue = useCheckRateAndReviewTemplate(
    { code, pageId, eOrderId },
    { enabled: !isOfMenu && eOrderId > 0 },
  );
  const checkOfMenu = useCheckRateAndReviewTemplateMenuSchedule(
    { menuScheduleId, pageId, eOrderId },
    { enabled: isOfMenu && eOrderId > 0 },
  );
  const template = isOfMenu ? ofMenu : ofVenue;
  const check = isOfMenu ? checkOfMenu : checkOfVenue;
  return (
    <RatingScreen
      template={template.data}
      failure={template.error}
      onRetry={() => void template.refetch()}
      pageId={pageId}
      menuScheduleId={isOfMenu ? menuScheduleId : undefined}
      eOrderId={eOrderId}
      wasRated={check.data?.alreadyRated ?? false}
      isAwaited={hasReturnUrl}
      wayOn={<RatingNextLink returnUrl={hasReturnUrl ? returnUrl : undefined} />}
    />
  );
}
