import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import type * as client from '../../../src/api/client.ts';
import { MenuFeedbackLink } from '../../../src/components/rating/FeedbackLink.tsx';
import { VisitContext } from '../../../src/ordering/visit/useVisit.ts';
import { createQueryClient } from '../../../src/queries/client.ts';
import { menuScheduleEntry } from '../../../src/storage/venueEntries.ts';
import { speakEnglish } from '../../i18n/english.ts';

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
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/Menu/BEIT/T12']}>
        <VisitContext value={{ code: 'BEIT', tableCode: 'T12', state: 'Table' }}>
          <MenuFeedbackLink feedBackIcon={icon} />
        </VisitContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it.each([
  ['the star of the app', true],
  ['the star of the app in the place of a foreign address', 'https://evil.example/t.gif'],
])('shows %s', async (_, icon) => {
  show(icon);
  expect(await screen.findByRole('button', { name: EN['rating.title'] })).toBeInTheDocument();
});

it('shows a picture of the venue, and the star once that is broken', async () => {
  show('feedback.png');
  const link = await screen.findByRole('link', { name: EN['rating.title'] });
  const picture = link.querySelector('img');
  expect(picture).toHaveAttribute('src', '/images/feedback.png');
  fireEvent.error(picture ?? document);
  expect(screen.getByRole('button', { name: EN['rating.title'] })).toBeInTheDocument();
});
