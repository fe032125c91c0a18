import { useTranslation } from 'react-i18next';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { links, patterns } from '../../config/paths.ts';
import { RATING_PAGE } from '../../contract/rating.ts';
import { useCustomer } from '../../ordering/useCustomer.ts';
import { useTableCode } from '../../ordering/useTable.ts';
import { useVisit } from '../../ordering/useVisit.ts';
import { useMenu } from '../../queries/menu.ts';
import {
  useCheckRateAndReviewTemplate,
  useCheckRateAndReviewTemplateMenuSchedule,
} from '../../queries/rateAndReview.ts';
import { menuScheduleEntry } from '../../storage/venueEntries.ts';
import { IconButton } from '../../ui/IconButton.tsx';

/** In the header: the venue's form, as long as it has one. */
export function FeedbackLink() {
  const { mode } = useVisit();
  return mode.side === 'delivery' ? <OfCustomer /> : <OfMenu />;
}

/** The form of the menu on screen. */
function OfMenu() {
  const { code, lang } = useVisit();
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
  return <StarButton to={links.rating(code, { menuScheduleId, pageId: RATING_PAGE.header })} />;
}

/** A customer's own form, which leads back here. */
function OfCustomer() {
  const { code } = useVisit();
  const { pathname, search } = useLocation();
  const { isLoggedIn } = useCustomer();
  const form = useMatch(patterns.rateAndReview);
  const formByLink = useMatch(patterns.deliveryRateByLink);
  const details = useMatch(patterns.orderDetails);
  const review = useMatch(patterns.orderReview);
  const isOut = (form ?? formByLink ?? details ?? review) !== null;
  const check = useCheckRateAndReviewTemplate(
    code,
    RATING_PAGE.header,
    {},
    { enabled: isLoggedIn && !isOut },
  );
  if (!check.data?.isActive || !isLoggedIn || isOut) return null;
  const here = pathname + search;
  const query = { returnUrl: here, backUrl: here, pageId: RATING_PAGE.header };
  return <StarButton to={links.rateAndReview(code, query)} />;
}

function StarButton({ to }: { to: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return <IconButton icon="star" label={t('rating.title')} onClick={() => void navigate(to)} />;
}
