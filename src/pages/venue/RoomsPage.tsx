import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { isRefusal } from '../../api/failure.ts';
import { FailureMessage } from '../../components/common/FailureMessage.tsx';
import { useViewer } from '../../components/venue/useViewer.ts';
import { usePageColors } from '../../components/venue/usePageColors.ts';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { markFirstScreenReady } from '../../lazy/afterFirstScreen.ts';
import { links } from '../../rules/common/routes.ts';
import { STATUS } from '../../contract/status.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { useRooms } from '../../queries/places.ts';
import { useAreFirstAwaited } from '../../queries/read.ts';
import { appStore } from '../../state/appStore.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { EntryColumn, Room } from './Room.tsx';

/** A hotel room: the hotel's welcome and the outlets that serve this room. */
export function RoomsPage() {
  const viewer = useViewer();
  const { t, code, lang } = viewer;
  const tableId = Number(useParams().tableId);
  const isNumber = Number.isSafeInteger(tableId);
  const room = useRooms({ code, tableId, lang }, { enabled: isNumber });
  const hotel = useStoreIdFromCode({ code });
  const isLoading = useAreFirstAwaited(room, hotel);
  const data = isLoading ? undefined : room.data;
  usePageTitle(data?.roomLabel);
  usePageColors(data?.colors);
  useEffect(() => {
    if (!isLoading) markFirstScreenReady();
  }, [isLoading]);
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
          action={<ButtonLink to={links.start()}>{t('notFound.toStart')}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <EntryColumn>
      {data && <Room viewer={viewer} room={data} hotel={hotel.data} />}
      {!data && room.isError && (
        <FailureMessage headingLevel={1} failure={room.error} onRetry={() => void room.refetch()} />
      )}
      {isLoading && (
        <>
          <Skeleton kind="title" width="60%" />
          <SkeletonRows count={3} picture="end" isCards label={t('room.loading')} />
        </>
      )}
    </EntryColumn>
  );
}
