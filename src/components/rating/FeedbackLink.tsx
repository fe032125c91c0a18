import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { links, patterns } from '../../rules/common/routes.ts';
import { RATING_PAGE } from '../../contract/rating.ts';
import type { HeaderSetup } from '../../contract/venue.ts';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { useTableCode } from '../../ordering/visit/useTable.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useMenu } from '../../queries/menu.ts';
import {
  useCheckRateAndReviewTemplate,
  useCheckRateAndReviewTemplateMenuSchedule,
} from '../../queries/rateAndReview.ts';
import { menuScheduleEntry } from '../../storage/venueEntries.ts';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { venuePictureUrl } from '../venue/venuePictureUrl.ts';
import styles from './FeedbackLink.module.css';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

/** The venue's own icon; for `true`, or if the picture fails to load, the app's icon. */
type FeedbackLinkProps = Pick<HeaderSetup, 'feedBackIcon'>;

/** Header link to the rating form of the menu on screen, if the venue has one. */
export function MenuFeedbackLink({ feedBackIcon }: FeedbackLinkProps) {
  const { code, lang } = useVisit();
  const menu = useMenu({ code, tableCode: useTableCode(), lang }, { enabled: false });
  const form = useMatch(patterns.rating);
  const formByLink = useMatch(patterns.rateByLink);
  const isRating = (form ?? formByLink) !== null;
  const isPaying = useMatch(patterns.payment) !== null;
  const menuScheduleId =
    menu.data?.menuScheduleId ?? menuScheduleEntry.read(code)?.menuScheduleId ?? 0;
  const check = useCheckRateAndReviewTemplateMenuSchedule(
    { menuScheduleId, pageId: RATING_PAGE.header },
    { enabled: menuScheduleId > 0 && !isRating && !isPaying },
  );
  if (!check.data?.isActive || isRating || isPaying) return null;
  return (
    <FormLink
      to={links.rating(code, { menuScheduleId, pageId: RATING_PAGE.header })}
      feedBackIcon={feedBackIcon}
    />
  );
}

/** Header link to the customer's rating form, if the venue has one. The form returns here. */
export function CustomerFeedbackLink({ feedBackIcon }: FeedbackLinkProps) {
  const { code } = useVisit();
  const { pathname, search } = useLocation();
  const { isLoggedIn } = useCustomer();
  const form = useMatch(patterns.rateAndReview);
  const formByLink = useMatch(patterns.deliveryRateByLink);
  const details = useMatch(patterns.orderDetails);
  const review = useMatch(patterns.orderReview);
  const isOut = (form ?? formByLink ?? details ?? review) !== null;
  const check = useCheckRateAndReviewTemplate(
    { code, pageId: RATING_PAGE.header },
    { enabled: isLoggedIn && !isOut },
  );
  if (!check.data?.isActive || !isLoggedIn || isOut) return null;
  const here = pathname + search;
  const query = { returnUrl: here, backUrl: here, pageId: RATING_PAGE.header };
  return <FormLink to={links.rateAndReview(code, query)} feedBackIcon={feedBackIcon} />;
}

function FormLink({ to, feedBackIcon }: FeedbackLinkProps & { to: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isBroken, setIsBroken] = useState(false);
  const src = typeof feedBackIcon === 'string' ? venuePictureUrl(feedBackIcon) : undefined;
  if (src !== undefined && !isBroken) {
    return (
      <Link className={styles.link} to={to} aria-label={t('rating.title')}>
        <img className={styles.picture} src={src} alt="" onError={() => setIsBroken(true)} />
      </Link>
    );
  }
  return (
    <IconButton
      icon={LATER_ICONS.feedback}
      label={t('rating.title')}
      onClick={() => void navigate(to)}
    />
  );
}
