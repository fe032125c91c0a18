import { useTranslation } from 'react-i18next';
import { links } from '../../config/paths.ts';
import { useVisit } from '../../ordering/useVisit.ts';
import { useHomePageMenuScheduleUrl } from '../../queries/places.ts';
import { appPath } from '../../rules/safeLinks.ts';
import { Link } from '../../ui/Link.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';

/** Back to the page that asked, else to the menu in force. */
export function RatingWayOn({ returnUrl }: { returnUrl: string | undefined }) {
  const { t } = useTranslation();
  const { code, tableCode } = useVisit();
  const url = useHomePageMenuScheduleUrl(code, { enabled: returnUrl === undefined });
  const menu = links.menu(code, tableCode);
  // The venue's address names no table; the diner's own menu is the better one where there is a table.
  const named = appPath(url.data?.url, globalThis.location.origin);
  const isOwn = named?.split('/')[1] !== 'Menu';
  return (
    <Link className={buttonClass('primary')} to={returnUrl ?? (isOwn ? (named ?? menu) : menu)}>
      {returnUrl === undefined ? t('home.toMenu') : t('rating.goOn')}
    </Link>
  );
}
