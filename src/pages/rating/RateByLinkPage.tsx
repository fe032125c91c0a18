import { useParams, useSearchParams } from 'react-router-dom';
import { RatingScreen } from './RatingScreen.tsx';
import { RATING_PAGE } from '../../contract/rating.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import {
  useCheckRateAndReviewTemplate,
  useTemplateSettingById,
} from '../../queries/rateAndReview.ts';
import { RatingNextLink } from './RatingNextLink.tsx';
import { idParam } from '../../rules/common/idParam.ts';

/** A rating form opened by a link in a message. The address contains its number. */
export function RateByLinkPage() {
  const { code } = useVisit();
  const { templateId } = useParams();
  const [search] = useSearchParams();
  const eOrderId = idParam(search.get('eOrderId'));
  const id = idParam(templateId);
  const template = useTemplateSettingById({ templateId: id });
  const check = useCheckRateAndReviewTemplate(
    { code, pageId: RATING_PAGE.message, eOrderId },
    { enabled: eOrderId > 0 },
  );
  return (
    <RatingScreen
      template={template.data}
      failure={template.error}
      onRetry={() => void template.refetch()}
      pageId={RATING_PAGE.message}
      eOrderId={eOrderId}
      wasRated={check.data?.alreadyRated ?? false}
      wayOn={<RatingNextLink returnUrl={undefined} />}
    />
  );
}
