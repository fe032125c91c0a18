import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { ApiFailure } from '../../../src/api/failure.ts';
import { RoomGuestFields } from '../../../src/pages/checkout/RoomGuestFields.tsx';
import { speakEnglish } from '../../i18n/english.ts';

beforeAll(speakEnglish);

type Room = Parameters<typeof RoomGuestFields>[0]['room'];

const refused = (status: number, retryAfterSeconds?: number) =>
  new ApiFailure('refusal', 'Menu/CheckRoomGuest', {
    status,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });

function show(objection: ApiFailure): void {
  const room = {
    isAsked: true,
    isLost: false,
    guest: { lastName: 'Haddad', departure: '' },
    guestCheck: 'lastName',
    missing: { lastName: false, departure: false },
    change: () => undefined,
    objection,
  } as unknown as Room;
  render(<RoomGuestFields room={room} wasTried />);
}

it('says how long the check of a guest is locked, and who can help', () => {
  show(refused(-5, 840));
  expect(screen.getByText(/Wait 14 minutes\. Reception can help you/)).toBeVisible();
});

it('names no wait if the name was only wrong', () => {
  show(refused(-24));
  expect(screen.getByText('We could not match this room and name.')).toBeVisible();
  expect(screen.queryByText(/Reception/)).toBeNull();
});
