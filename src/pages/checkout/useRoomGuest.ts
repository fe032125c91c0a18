import { useState } from 'react';
import { isRefusal, type ApiFailure } from '../../api/failure.ts';
import type { RoomInfo } from '../../contract/places.ts';
import { STATUS } from '../../contract/status.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useCheckRoomGuest, useRooms } from '../../queries/places.ts';
import { roomGuestEntry, type RoomGuest } from '../../storage/draftEntries.ts';

const NOBODY: RoomGuest = { lastName: '', departure: '' };

/** The guest of a hotel room, whom the hotel confirms before the app sends an order. */
export function useRoomGuest(refusal: ApiFailure | undefined) {
  const { roomCode = '', roomTableId = 0, lang, mode } = useVisit();
  const isAsked = mode.asks === 'guest';
  const isKnown = roomCode !== '' && roomTableId > 0;
  const room = useRooms(
    { code: roomCode, tableId: roomTableId, lang },
    { enabled: isAsked && isKnown },
  );
  const check = useCheckRoomGuest();
  const [guest, setGuest] = useState(() => roomGuestEntry.read(roomCode, roomTableId) ?? NOBODY);
  const [isChanged, setIsChanged] = useState(false);
  const guestCheck: RoomInfo['guestCheck'] = room.data?.guestCheck ?? 'none';

  const change = (patch: Partial<RoomGuest>) => {
    setGuest({ ...guest, ...patch });
    setIsChanged(true);
  };
  const asked: RoomGuest = {
    lastName: guestCheck === 'none' ? '' : guest.lastName.trim(),
    departure: guestCheck === 'lastNameAndDeparture' ? guest.departure : '',
  };
  const claim = {
    lastName: asked.lastName,
    ...(asked.departure && { departure: asked.departure }),
  };
  const missing = {
    lastName: guestCheck !== 'none' && asked.lastName === '',
    departure: guestCheck === 'lastNameAndDeparture' && asked.departure === '',
  };
  const isRefused = isRefusal(refusal, STATUS.roomRefused);

  /** True when the order may be sent: it needs no check, or the hotel has confirmed the guest. */
  const confirm = async (): Promise<boolean> => {
    if (!isAsked || guestCheck === 'none') return true;
    setIsChanged(false);
    try {
      await check.mutateAsync({ code: roomCode, tableId: roomTableId, body: claim });
    } catch {
      return false;
    }
    roomGuestEntry.write(asked, roomCode, roomTableId);
    return true;
  };

  const named = isAsked
    ? { ...asked, roomCode: room.data?.roomCode || roomCode, tableId: roomTableId }
    : undefined;
  return {
    isAsked,
    /** This tab does not know the room: the diner must open the hotel's page again. */
    isLost: isAsked && !isKnown,
    /** No guest is checked in to the room any longer. */
    isIdle: room.data?.isActive === false,
    isPending: isAsked && isKnown && room.isPending,
    failure: isAsked && !room.data ? room.error : null,
    retry: () => void room.refetch(),
    guest,
    change,
    guestCheck,
    missing,
    isChecking: check.isPending,
    /** The hotel's refusal of this guest, until the input changes. */
    objection: isChanged ? undefined : (check.error ?? (isRefused ? refusal : undefined)),
    isRoomChargeActive: !isAsked || (room.data?.isRoomChargeActive ?? false),
    confirm,
    /** The guest's details in the order. */
    named,
  };
}
