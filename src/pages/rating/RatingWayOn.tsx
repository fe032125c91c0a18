import { useTranslation } from 'react-i18next';
import { useVisit } from '../../ordering/useVisit.ts';
import { useHomePageMenuScheduleUrl } from '../../queries/places.ts';
import { appPath, ofOwnTable } from '../../rules/safeLinks.ts';
import { Link } from '../../ui/Link.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';

/** Back to the page that asked, else to the menu in force. */
export function RatingWayOn({ returnUrl }: { returnUrl: string | undefined }) {
  const { t } = useTranslation();
  const { code, tableCode, mode, pages } = useVisit();
  // A customer of the delivery side has a menu of their own, which the venue's address is not.
  const isAtVenue = mode.side === 'selfOrder';
  const url = useHomePageMenuScheduleUrl(code, { enabled: isAtVenue && returnUrl === undefined });
  const named = isAtVenue ? appPath(url.data?.url, globalThis.location.origin) : undefined;
  const inForce = named === undefined ? pages.menu() : ofOwnTable(named, code, tableCode);
  return (
    <Link className={buttonClass('primary')} to={returnUrl ?? inForce}>
      {returnUrl === undefined ? t('home.toMenu') : t('rating.goOn')}
    </Link>
  );
}
