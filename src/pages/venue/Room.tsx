import type { ReactNode } from 'react';
import { AmountView } from '../../components/common/AmountView.tsx';
import type { Viewer } from '../../components/venue/useViewer.ts';
import { links } from '../../rules/common/routes.ts';
import type { RoomInfo } from '../../contract/places.ts';
import type { StoreRef } from '../../contract/venue.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import styles from './EntryPage.module.css';
import { PlaceFact, VenueCard } from './VenueCard.tsx';

interface EntryColumnProps {
  children: ReactNode;
  /** At the bottom of the screen. */
  end?: ReactNode;
}

/** The page around a room or a hall. */
export function EntryColumn({ children, end }: EntryColumnProps) {
  return (
    <div className={styles.page}>
      <div className={styles.layout}>{children}</div>
      {end}
    </div>
  );
}

interface RoomProps {
  viewer: Viewer;
  room: RoomInfo;
  /** The outlets' terms use its currency and time zone. */
  hotel: StoreRef | undefined;
}

/** The welcome in one room, and its outlets. */
export function Room(props: RoomProps) {
  const { viewer, room } = props;
  const { t } = viewer;
  return (
    <>
      <div className={styles.welcome}>
        <p className={styles.over}>{t('room.welcome')}</p>
        <h1>
          <Bidi>{room.hotelName}</Bidi>
        </h1>
        <p className={styles.room}>
          <Icon name="bed" />
          <Bidi>{room.roomLabel}</Bidi>
        </p>
        {room.text && <p className={styles.text}>{room.text}</p>}
      </div>
      {!room.isActive && (
        <Notice tone="warning" icon="bed" title={t('room.inactive')}>
          {t('room.inactiveText')}
        </Notice>
      )}
      {room.outlets.length === 0 ? (
        <EmptyState icon="menu" title={t('room.none')} text={t('room.noneText')} />
      ) : (
        <Outlets {...props} />
      )}
    </>
  );
}

function Outlets({ viewer, room, hotel }: RoomProps) {
  const { t, lang } = viewer;
  return (
    <Section title={t('room.outlets')}>
      <ul className={styles.places}>
        {room.outlets.map((outlet) => (
          <li key={outlet.code}>
            <VenueCard
              viewer={viewer}
              to={links.menu(outlet.code, outlet.tableCode)}
              name={outlet.label}
              image={outlet.image}
              cuisine={outlet.cuisine}
              isOpenNow={outlet.isOpenNow}
              nextOpenAt={outlet.nextOpenAt}
              timeZone={hotel?.timeZone}
              facts={
                <>
                  {(outlet.prepMinutes ?? 0) > 0 && (
                    <PlaceFact icon="clock">
                      {t('room.minutes', { count: outlet.prepMinutes ?? 0 })}
                    </PlaceFact>
                  )}
                  {hotel && (outlet.trayCharge ?? 0) > 0 && (
                    <PlaceFact icon="bag">
                      {t('room.trayCharge')}{' '}
                      <AmountView
                        lang={lang}
                        value={outlet.trayCharge ?? 0}
                        currency={hotel.currency}
                        decimals={hotel.currencyDecimals}
                      />
                    </PlaceFact>
                  )}
                </>
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
