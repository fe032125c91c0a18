import { useEffect } from 'react';
import { Outlet, useLoaderData } from 'react-router-dom';
import { isHttpFailure } from '../api/failure.ts';
import { Header } from '../components/Header.tsx';
import { UnknownVenue } from '../components/UnknownVenue.tsx';
import { useVenueName } from '../components/usePageTitle.ts';
import { useVenueColors } from '../components/useVenueColors.ts';
import { useVisit, VisitContext } from '../ordering/useVisit.ts';
import { useHeaderSetup, useStoreIdFromCode } from '../queries/menu.ts';
import { useButtonColorCodes } from '../queries/tableCart.ts';
import type { Visit } from '../state/sessionSlice.ts';
import { headerSetupEntry } from '../storage/venueEntries.ts';

/** A page of a venue on which nothing is ordered: header, colours and title, and no cart. */
export function EntryLayout() {
  const visit: Visit = useLoaderData();
  return (
    <VisitContext value={visit}>
      <EntryFrame />
    </VisitContext>
  );
}

function EntryFrame() {
  const { code, lang } = useVisit();
  const venue = useStoreIdFromCode(code);
  const header = useHeaderSetup(code, lang, {
    placeholderData: () => headerSetupEntry.read(code),
  });
  const colors = useButtonColorCodes(code);
  useVenueColors(header.data, colors.data);
  const name = useVenueName();
  useEffect(() => {
    if (header.data && !header.isPlaceholderData) headerSetupEntry.write(header.data, code);
  }, [header.data, header.isPlaceholderData, code]);

  if (isHttpFailure(venue.error, 404)) return <UnknownVenue code={code} />;
  return (
    <>
      <Header setup={header.data} name={name} />
      <Outlet />
    </>
  );
}
