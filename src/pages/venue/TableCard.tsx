import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '../../config/paths.ts';
import type { TableHours } from '../../contract/tableHours.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Mode } from '../../ordering/visit/modes.ts';
import { useOrderingNow } from '../../ordering/menu/useOrderingNow.ts';
import { useTableCode, useTableHours } from '../../ordering/visit/useTable.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import type { VisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { useDriveThroughSetup } from '../../queries/places.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { Link } from '../../ui/text/Link.tsx';
import type { IconName } from '../../ui/media/iconPaths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { OrderingNotice } from '../../components/menu/OrderingNotice.tsx';
import styles from './TableCard.module.css';
import { useVenueName } from '../../components/venue/usePageTitle.ts';

const PLACE_ICONS: Record<Mode['asks'], IconName> = {
  contact: 'table',
  guest: 'bed',
  car: 'car',
};

interface TableCardProps {
  menu: VisitMenu;
  /** No branch is chosen yet, so nothing is known about ordering. */
  isChoosing?: boolean;
  /** Further choices and notes. */
  children?: ReactNode;
}

/** "You are at Beit Sufra, table 12", so that a wrong scan is noticed before ordering. */
export function TableCard({ menu, isChoosing = false, children }: TableCardProps) {
  const { t } = useTranslation();
  const table = useTableCode();
  const { code, mode } = useVisit();
  const hours = useTableHours();
  const name = useVenueName();
  const timeZone = useStoreIdFromCode(code).data?.timeZone;
  const isAtTable = table !== undefined && !menu.isTableUnknown && !hours.isError;
  const { state } = useOrderingNow(menu.data, menu.isTableUnknown);
  return (
    <div className={styles.card}>
      <div className={styles.place}>
        {isAtTable && (
          <span className={styles.mark}>
            <Icon name={PLACE_ICONS[mode.asks]} />
          </span>
        )}
        <div className={styles.words}>
          {isAtTable && <p className={styles.over}>{t('home.youAreAt')}</p>}
          {name ? <h1>{name}</h1> : <Skeleton kind="title" width="60%" />}
          {isAtTable &&
            (hours.isPending ? (
              <Skeleton width="6rem" />
            ) : (
              <p className={styles.table}>{hours.data?.tableLabel || t('home.table', { table })}</p>
            ))}
        </div>
      </div>
      {hours.data?.isOpen && <OpenNow hours={hours.data} timeZone={timeZone} />}
      {!hours.isLoading && !isChoosing && <OrderingNotice state={state} timeZone={timeZone} />}
      {mode.asks === 'car' && <LaneWelcome />}
      {isAtTable && mode.asks === 'contact' && (
        <Link className={styles.other} to={links.start()}>
          {t('home.otherTable')}
        </Link>
      )}
      {children}
    </div>
  );
}

/** The welcome of a drive-through, and how long an order takes. */
function LaneWelcome() {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { welcome, readyMinutes = 0 } = useDriveThroughSetup(code).data ?? {};
  return (
    <>
      {welcome && <p>{welcome}</p>}
      {readyMinutes > 0 && (
        <p className={styles.hours}>
          <Icon name="bag" size="s" />
          <span>{t('room.minutes', { count: readyMinutes })}</span>
        </p>
      )}
    </>
  );
}

function OpenNow({ hours, timeZone }: { hours: TableHours; timeZone: string | undefined }) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const at = (iso: string) => formatMoment(iso, lang, timeZone);
  const { closesAt, lastOrderAt } = hours;
  return (
    <p className={styles.hours}>
      <Icon name="clock" size="s" />
      <span>
        {closesAt ? t('home.openUntil', { time: at(closesAt) }) : t('home.openNow')}
        {lastOrderAt && lastOrderAt !== closesAt && (
          <> · {t('home.lastOrder', { time: at(lastOrderAt) })}</>
        )}
      </span>
    </p>
  );
}
