import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { Header } from '../../../src/components/venue/Header.tsx';
import type { HeaderSetup } from '../../../src/contract/venue.ts';
import { VisitContext } from '../../../src/ordering/visit/useVisit.ts';
import { createQueryClient } from '../../../src/queries/client.ts';
import { HEADER } from '../../../src/contract/examples/parts.ts';
import { speakEnglish } from '../../i18n/english.ts';

beforeAll(speakEnglish);

const setup = { ...HEADER, logo: 'logo.svg', logoHeight: '80px' } as unknown as HeaderSetup;
const height = () => document.documentElement.style.getPropertyValue('--logo-height');

it('a logo that does not load gives way to the name of the venue', () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/Cart/BEIT/T12']}>
        <VisitContext value={{ code: 'BEIT', tableCode: 'T12', state: 'Table' }}>
          <Header setup={setup} name="Beit Sufra" />
        </VisitContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(height()).toBe('clamp(16px, 80px, 96px)');
  fireEvent.error(screen.getByRole('img', { name: 'Beit Sufra' }));
  expect(screen.queryByRole('img', { name: 'Beit Sufra' })).toBeNull();
  expect(screen.getByText('Beit Sufra')).toBeVisible();
  expect(height()).toBe('');
});
