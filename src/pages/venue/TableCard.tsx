import type { ReactNode } from 'react';
import type { Viewer } from '../../components/venue/useViewer.ts';
import { links } from '../../rules/common/routes.ts';
import type { TableHours } from '../../contract/tableHours.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Mode } from '../../ordering/visit/modes.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { Link } from '../../ui/text/Link.tsx';
import type { IconName } from '../../ui/media/iconPaths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './TableCard.module.css';

const PLACE_ICONS: Record<Mode['asks'], IconName> = {
  contact: 'table',
  guest: 'bed',
  car: 'car',
};

interface TableCardProps extends Pick<Mode, 'asks'> {
  viewer: Pick<Viewer, 't' | 'lang'>;
  /** The venue's name; '' until it is known. */
  name: string;
  /** Undefined if the diner is not at a table that the venue knows. */
  table: string | undefined;
  hours: TableHours | undefined;
  /** The hours, which contain the table's own name, may still be loading. */
  isLoading?: boolean;
  timeZone: string | undefined;
  /** Facts that the diner must know before ordering. */
  notice?: ReactNode;
  /** Further choices and notes. */
  children?: ReactNode;
}

/** "You are at Beit Sufra, table 12", so that the diner notices a wrong scan before ordering. */
export function TableCard(props: TableCardProps) {
  const { viewer, asks, name, table, hours, isLoading = false, timeZone, notice, children } = props;
  const { t } = viewer;
  const isAtTable = table !== undefined;
  return (
    <div className={styles.card}>
      <div className={styles.place}>
        {isAtTable && (
          <span className={styles.mark}>
            <Icon name={PLACE_ICONS[asks]} />
          </span>
        )}
        <div className={styles.words}>
          {isAtTable && <p className={styles.over}>{t('home.youAreAt')}</p>}
          {name ? <h1>{name}</h1> : <Skeleton kind="title" width="60%" />}
          {isAtTable &&
            (isLoading ? (
              <Skeleton width="6rem" />
            ) : (
              <p className={styles.table}>{hours?.tableLabel || t('home.table', { table })}</p>
            ))}
        </div>
      </div>
      {hours?.isOpen && <OpenNow viewer={viewer} hours={hours} timeZone={timeZone} />}
      {notice}
      {isAtTable && asks === 'contact' && (
        <Link className={styles.other} to={links.start('?scan')}>
          {t('home.otherTable')}
        </Link>
      )}
      {children}
    </div>
  );
}

interface LaneWelcomeProps extends Pick<TableCardProps, 'viewer'> {
  welcome: string | undefined;
  readyMinutes: number;
}

/** The welcome of a drive-through, and the time that an order takes. */
export function LaneWelcome({ viewer, welcome, readyMinutes }: LaneWelcomeProps) {
  return (
    <>
      {welcome && <p>{welcome}</p>}
      {readyMinutes > 0 && (
        <p className={styles.hours}>
          <Icon name="bag" size="s" />
          <span>{viewer.t('room.minutes', { count: readyMinutes })}</span>
        </p>
      )}
    </>
  );
}

interface OpenNowProps extends Pick<TableCardProps, 'viewer' | 'timeZone'> {
  hours: TableHours;
}

function OpenNow({ viewer, hours, timeZone }: OpenNowProps) {
  const { t, lang } = viewer;
  const at = (iso: string) => formatMoment(iso, lang, timeZone);
  const { closesAt, lastOrderAt } = hours;
  return (
    <p className={styles.hours}>
      <Icon name="clock" size="s" />
      <span>
        {[
          closesAt ? t('home.openUntil', { time: at(closesAt) }) : t('home.openNow'),
          lastOrderAt && lastOrderAt !== closesAt && t('home.lastOrder', { time: at(lastOrderAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  );
}
