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
  const rating = useCheckRateAndReviewTemplate({ code, pageId: RATING_PAGE.header });
  const openRating = useOpenRating(!isLoggedIn);
  const here = pathname + search;
  const returnLinks = { backUrl: here };
  const pages: { icon: AnyIcon; to: string; label: string }[] = [];
  if (isLoggedIn) {
    pages.push(
      {
        icon: LATER_ICONS.profile,
        to: links.profile(code, { customerId, ...returnLinks }),
        label: t('panel.profile'),
      },
      {
        icon: 'pin',
        to: links.addressList(code, customerId, returnLinks),
        label: t('panel.addresses'),
      },
      {
        icon: LATER_ICONS.receipt,
        to: links.orderList(code, returnLinks),
        label: t('panel.orders'),
      },
    );
  }
  if (rating.data?.isActive) {
    const query = { ...returnLinks, returnUrl: here, pageId: RATING_PAGE.header };
    const to = (openRating ?? links.rateAndReview)(code, query);
    pages.push({ icon: 'star', to, label: t('panel.rate') });
  }
  if (pages.length === 0) return null;
  return (
    <nav aria-label={t('panel.pages')}>
      {pages.map(({ icon, to, label }) => (
        <ListRow
          key={label}
          leading={<Icon name={icon} />}
          title={label}
          to={to}
          onClick={onClose}
        />
      ))}
    </nav>
  );
}

/** The rating form that needs no login, if the venue's menu has one. */
function useOpenRating(enabled: boolean): typeof links.rating | undefined {
  const { code } = useVisit();
  const head = useMenuDetails({ code }, { enabled });
  const menuScheduleId = head.data?.menuScheduleId ?? 0;
  const check = useCheckRateAndReviewTemplateMenuSchedule(
    { menuScheduleId, pageId: RATING_PAGE.header },
    { enabled: enabled && menuScheduleId > 0 },
  );
  return check.data?.isActive && enabled ? links.rating : undefined;
}
