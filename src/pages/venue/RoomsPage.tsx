import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isRefusal } from '../../api/failure.ts';
import { Amount } from '../../components/common/Amount.tsx';
import { FailureView } from '../../components/common/FailureView.tsx';
import { VenueCard, PlaceFact } from './VenueCard.tsx';
import { usePageColors } from '../../components/venue/usePageColors.ts';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { links } from '../../config/paths.ts';
import type { RoomInfo } from '../../contract/places.ts';
import { STATUS } from '../../contract/status.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { useRooms } from '../../queries/places.ts';
import { useAreFirstAwaited } from '../../queries/read.ts';
import { appStore } from '../../state/appStore.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Skeleton, SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import styles from './EntryPage.module.css';

/** A hotel room: the hotel's welcome and the outlets that serve this room. */
export function RoomsPage() {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const tableId = Number(useParams().tableId);
  const isNumber = Number.isSafeInteger(tableId);
  const room = useRooms({ code, tableId, lang }, { enabled: isNumber });
  // The outlets' terms use the hotel's currency and time zone.
  const hotel = useStoreIdFromCode({ code });
  const isLoading = useAreFirstAwaited(room, hotel);
  const data = isLoading ? undefined : room.data;
  usePageTitle(data?.roomLabel);
  usePageColors(data?.colors);
  useEffect(() => {
    if (data) appStore.getState().enterRoom(code, tableId, data.outlets, data.isActive);
  }, [data, code, tableId]);

  if (!isNumber || isRefusal(room.error, STATUS.tableUnknown)) {
    return (
      <div>
        <EmptyState
          headingLevel={1}
          icon="bed"
          title={t('room.unknown')}
          text={t('room.unknownText')}
          action={
            <Link className={buttonClass('primary')} to={links.start()}>
              {t('notFound.toStart')}
            </Link>
          }
        />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.layout}>
        {data && <Room room={data} />}
        {!data && room.isError && (
          <FailureView headingLevel={1} failure={room.error} onRetry={() => void room.refetch()} />
        )}
        {isLoading && (
          <>
            <Skeleton kind="title" width="60%" />
            <SkeletonRows count={3} picture="end" isCards label={t('room.loading')} />
          </>
        )}
      </div>
    </div>
  );
}

function Room({ room }: { room: RoomInfo }) {
  const { t } = useTranslation();
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
        <Outlets room={room} />
      )}
    </>
  );
}

function Outlets({ room }: { room: RoomInfo }) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const hotel = useStoreIdFromCode({ code }).data;
  return (
    <Section title={t('room.outlets')}>
      <ul className={styles.places}>
        {room.outlets.map((outlet) => (
          <li key={outlet.code}>
            <VenueCard
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
                      <Amount
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
