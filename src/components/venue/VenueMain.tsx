import { useMemo, type ReactNode } from 'react';
import type { HeaderSetup } from '../../contract/venue.ts';
import { venueLook } from '../../rules/venue/venueLook.ts';
import { PageMain } from '../../ui/layout/PageMain.tsx';
import { VenueLookContext } from './venueLookContext.ts';

interface VenueMainProps {
  header: HeaderSetup | undefined;
  children: ReactNode;
}

/** The main part of a venue's page, in the venue's design. */
export function VenueMain({ header, children }: VenueMainProps) {
  const look = useMemo(() => venueLook(header), [header]);
  return (
    <PageMain>
      <VenueLookContext value={look}>{children}</VenueLookContext>
    </PageMain>
  );
}
