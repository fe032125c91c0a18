/** Providers for a component under test. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { VisitContext } from '../../src/ordering/visit/useVisit.ts';
import { createQueryClient } from '../../src/queries/client.ts';
import type { Visit } from '../../src/state/sessionSlice.ts';

const AT_TABLE: Visit = { code: 'BEIT', tableCode: 'T12', state: 'Table' };

interface AtVenueProps {
  visit?: Visit;
  at?: string;
  children: ReactNode;
}

export function AtVenue({ visit = AT_TABLE, at = '/', children }: AtVenueProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <VisitContext value={visit}>{children}</VisitContext>
      </MemoryRouter>
    </QueryClientProvider>
  );
}
