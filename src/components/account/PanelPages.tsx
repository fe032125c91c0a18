import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { links } from '../../rules/common/routes.ts';
import { RATING_PAGE } from '../../contract/rating.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useMenuDetails } from '../../queries/menu.ts';
import {
  useCheckRateAndReviewTemplate,
  useCheckRateAndReviewTemplateMenuSchedule,
} from '../../queries/rateAndReview.ts';
import { ListRow } from '../../ui/layout/ListRow.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import type { AnyIcon } from '../../ui/media/iconPaths.ts';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

interface PanelPagesProps {
  customerId: number;
  isLoggedIn: boolean;
  onClose: () => void;
}

/** Links to the customer's pages, and to the rating form, which visitors may be able to use too. */
export function PanelPages({ customerId, isLoggedIn, onClose }: PanelPagesProps) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { pathname, search } = useLocation();
  const rating = useCheckRateAndReviewTemplate(code, RATING_PAGE.header);
  const openRating = useOpenRating(!isLoggedIn);
  const returnLinks = { backUrl: pathname + search };
  const isRated = rating.data?.isActive ?? false;
  if (!isLoggedIn && !isRated) return null;
  return (
    <nav aria-label={t('panel.pages')}>
      {isLoggedIn && (
        <>
          <PanelLink
            icon={LATER_ICONS.profile}
            to={links.profile(code, { customerId, ...returnLinks })}
            onClose={onClose}
          >
            {t('panel.profile')}
          </PanelLink>
          <PanelLink
            icon="pin"
            to={links.addressList(code, customerId, returnLinks)}
            onClose={onClose}
          >
            {t('panel.addresses')}
          </PanelLink>
          <PanelLink
            icon={LATER_ICONS.receipt}
            to={links.orderList(code, returnLinks)}
            onClose={onClose}
          >
            {t('panel.orders')}
          </PanelLink>
        </>
      )}
      {isRated && (
        <PanelLink
          icon="star"
          to={(openRating ?? links.rateAndReview)(code, {
            ...returnLinks,
            returnUrl: pathname + search,
            pageId: RATING_PAGE.header,
          })}
          onClose={onClose}
        >
          {t('panel.rate')}
        </PanelLink>
      )}
    </nav>
  );
}

/** The rating form that needs no login, if the venue's menu has one. */
function useOpenRating(enabled: boolean): typeof links.rating | undefined {
  const { code } = useVisit();
  const head = useMenuDetails({ code }, { enabled });
  const menuScheduleId = head.data?.menuScheduleId ?? 0;
  const check = useCheckRateAndReviewTemplateMenuSchedule(
    menuScheduleId,
    RATING_PAGE.header,
    {},
    { enabled: enabled && menuScheduleId > 0 },
  );
  return check.data?.isActive && enabled ? links.rating : undefined;
}

interface PanelLinkProps {
  icon: AnyIcon;
  to: string;
  onClose: () => void;
  children: ReactNode;
}

function PanelLink({ icon, to, onClose, children }: PanelLinkProps) {
  return <ListRow leading={<Icon name={icon} />} title={children} to={to} onClick={onClose} />;
}
