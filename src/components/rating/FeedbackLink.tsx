import { useTranslation } from 'react-i18next';
import { useMatch, useNavigate } from 'react-router-dom';
import { links, patterns } from '../../config/paths.ts';
import { RATING_PAGE } from '../../contract/rating.ts';
import { useTableCode } from '../../ordering/useTable.ts';
import { useVisit } from '../../ordering/useVisit.ts';
import { useMenu } from '../../queries/menu.ts';
import { useCheckRateAndReviewTemplateMenuSchedule } from '../../queries/rateAndReview.ts';
import { menuScheduleEntry } from '../../storage/venueEntries.ts';
import { IconButton } from '../../ui/IconButton.tsx';

/** In the header: the venue's form, as long as it has one for the menu on screen. */
export function FeedbackLink() {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const navigate = useNavigate();
  const menu = useMenu(code, useTableCode(), lang, { enabled: false });
  const form = useMatch(patterns.rating);
  const formByLink = useMatch(patterns.rateByLink);
  const isRating = (form ?? formByLink) !== null;
  const isPaying = useMatch(patterns.payment) !== null;
  const menuScheduleId =
    menu.data?.menuScheduleId ?? menuScheduleEntry.read(code)?.menuScheduleId ?? 0;
  const check = useCheckRateAndReviewTemplateMenuSchedule(
    menuScheduleId,
    RATING_PAGE.header,
    {},
    { enabled: menuScheduleId > 0 && !isRating && !isPaying },
  );
  if (!check.data?.isActive || isRating || isPaying) return null;
  const to = links.rating(code, { menuScheduleId, pageId: RATING_PAGE.header });
  return <IconButton icon="star" label={t('rating.title')} onClick={() => void navigate(to)} />;
}
