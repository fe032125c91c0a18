import { useSearchParams } from 'react-router-dom';
import { isRefusal } from '../../api/failure.ts';
import { RatingScreen } from './RatingScreen.tsx';
import { useReturnLinks } from '../../components/common/useReturnLinks.ts';
import { RATING_PAGE } from '../../contract/rating.ts';
import { STATUS } from '../../contract/status.ts';
import { useTableCode } from '../../ordering/visit/useTable.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useMenuDetails } from '../../queries/menu.ts';
import {
  useCheckRateAndReviewTemplateMenuSchedule,
  useRateAndReviewTemplateMenuSchedule,
} from '../../queries/rateAndReview.ts';
import { RatingNextLink } from './RatingNextLink.tsx';
import { idParam } from '../../rules/common/idParam.ts';

/** The rating form of the menu that the diner orders from. */
export function RatingPage() {
  const { code } = useVisit();
  const table = useTableCode();
  const [search] = useSearchParams();
  const { returnUrl, hasReturnUrl } = useReturnLinks();
  const eOrderId = idParam(search.get('eOrderId'));
  const pageId = idParam(search.get('pageId')) || RATING_PAGE.header;
  const said = idParam(search.get('menuScheduleId'));
  const ofTable = useMenuDetails({ code, tableCode: table }, { enabled: said === 0 });
  // The venue has removed a table of an earlier visit: its order can still be rated.
  const isTableUnknown = isRefusal(ofTable.error, STATUS.tableUnknown);
  const ofVenue = useMenuDetails({ code }, { enabled: isTableUnknown });
  const head = isTableUnknown ? ofVenue : ofTable;
  const menuScheduleId = said || (head.data?.menuScheduleId ?? 0);
  const isKnown = menuScheduleId > 0;
  const template = useRateAndReviewTemplateMenuSchedule(
    { menuScheduleId, pageId },
    { enabled: isKnown },
  );
  const check = useCheckRateAndReviewTemplateMenuSchedule(
    { menuScheduleId, pageId, eOrderId },
    { enabled: isKnown && eOrderId > 0 },
  );
  return (
    <RatingScreen
      template={template.data}
      failure={template.error ?? (isKnown ? null : head.error)}
      onRetry={() => void (isKnown ? template.refetch() : head.refetch())}
      pageId={pageId}
      menuScheduleId={menuScheduleId}
      eOrderId={eOrderId}
      wasRated={check.data?.alreadyRated ?? false}
      wayOn={<RatingNextLink returnUrl={hasReturnUrl ? returnUrl : undefined} />}
    />
  );
}
