import { useTranslation } from 'react-i18next';
import { useVisit } from '../../ordering/useVisit.ts';
import { useHomePageMenuScheduleUrl } from '../../queries/places.ts';
import { appPath } from '../../rules/safeLinks.ts';
import { Link } from '../../ui/Link.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';

/** Back to the page that asked, else to the menu in force. */
export function RatingWayOn({ returnUrl }: { returnUrl: string | undefined }) {
  const { t } = useTranslation();
  const { code, mode, pages } = useVisit();
  // A customer of the delivery side has a menu of their own, which the venue's address is not.
  const isAtVenue = mode.side === 'selfOrder';
  const url = useHomePageMenuScheduleUrl(code, { enabled: isAtVenue && returnUrl === undefined });
  const menu = pages.menu();
  // The venue's address names no table; the diner's own menu is the better one where there is a table.
  const named = isAtVenue ? appPath(url.data?.url, globalThis.location.origin) : undefined;
  const isOwn = named?.split('/')[1] !== 'Menu';
  return (
    <Link className={buttonClass('primary')} to={returnUrl ?? (isOwn ? (named ?? menu) : menu)}>
      {returnUrl === undefined ? t('home.toMenu') : t('rating.goOn')}
    </Link>
  );
}
