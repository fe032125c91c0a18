import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import type * as client from '../../../src/api/client.ts';
import { MenuFeedbackLink } from '../../../src/components/rating/FeedbackLink.tsx';
import { menuScheduleEntry } from '../../../src/storage/venueEntries.ts';
import { speakEnglish } from '../../i18n/english.ts';
import { AtVenue } from '../atVenue.tsx';

vi.mock('../../../src/api/client.ts', async (original) => ({
  ...(await original<typeof client>()),
  call: () => Promise.resolve({ isActive: true }),
}));

beforeAll(speakEnglish);
beforeEach(() => {
  vi.spyOn(menuScheduleEntry, 'read').mockReturnValue({ menuScheduleId: 5 } as never);
});

function show(icon: boolean | string) {
  render(
    <AtVenue at="/Menu/BEIT/T12">
      <MenuFeedbackLink feedBackIcon={icon} />
    </AtVenue>,
  );
}

it("shows the app's star instead of a picture from another host", async () => {
  show('https://evil.example/t.gif');
  expect(await screen.findByRole('button', { name: EN['rating.title'] })).toBeInTheDocument();
});

it("shows the venue's picture, and the star if that fails to load", async () => {
  show('feedback.png');
  const link = await screen.findByRole('link', { name: EN['rating.title'] });
  const picture = link.querySelector('img');
  expect(picture).toHaveAttribute('src', '/images/feedback.png');
  fireEvent.error(picture ?? document);
  expect(screen.getByRole('button', { name: EN['rating.title'] })).toBeInTheDocument();
});
