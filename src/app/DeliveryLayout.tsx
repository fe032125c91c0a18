import { useEffect, useState } from 'react';
import { Outlet, useLoaderData } from 'react-router-dom';
import { isHttpFailure } from '../api/failure.ts';
import { Header } from '../components/Header.tsx';
import { ProfileButton, ProfilePanel } from '../components/ProfilePanel.tsx';
import { UnknownVenue } from '../components/UnknownVenue.tsx';
import { useDeliveryPageColors } from '../components/useDeliveryPageColors.ts';
import { useVenueName } from '../components/usePageTitle.ts';
import { useVenueColors } from '../components/useVenueColors.ts';
import { useKeptHeader, useVenueHeader } from '../components/useVenueHeader.ts';
import { links } from '../config/paths.ts';
import { useVisit, VisitContext } from '../ordering/useVisit.ts';
import { useStoreIdFromCode } from '../queries/menu.ts';
import { appStore } from '../state/appStore.ts';
import type { Visit } from '../state/sessionSlice.ts';
import { deliveryCartEntry } from '../storage/cartEntries.ts';
import { readLogin } from '../storage/login.ts';

/** What every delivery page of a venue shares: visit, header, colours, title. */
export function DeliveryLayout() {
  const visit: Visit = useLoaderData();
  return (
    <VisitContext value={visit}>
      <DeliveryFrame />
    </VisitContext>
  );
}

/** How many pieces lie in the cart that this device keeps for the customer. */
function storedCount(code: string): number {
  const login = readLogin(code);
  const cart = login.status === 'loggedIn' ? deliveryCartEntry.read(login.customerId) : undefined;
  return (cart?.menuItemList ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
}

function DeliveryFrame() {
  const { code } = useVisit();
  const venue = useStoreIdFromCode(code);
  const header = useVenueHeader();
  useKeptHeader(header);
  useVenueColors(header.data, useDeliveryPageColors());
  const name = useVenueName();
  const [isPanelOpen, setIsPanelOpen] = useState(false);

  const { storeId, rememberVenue } = appStore.getState();
  useEffect(() => {
    if (!venue.data) return;
    if (venue.data.storeId > 0) storeId(venue.data.storeId);
    rememberVenue({
      code,
      tableCode: undefined,
      label: name || code,
      at: new Date().toISOString(),
    });
  }, [venue.data, code, name, storeId, rememberVenue]);

  if (isHttpFailure(venue.error, 404)) return <UnknownVenue code={code} />;
  return (
    <>
      <Header
        setup={header.data}
        name={name}
        profile={<ProfileButton onOpen={() => setIsPanelOpen(true)} />}
        cart={{ count: storedCount(code), address: links.deliveryCart(code) }}
      />
      <ProfilePanel isOpen={isPanelOpen} onClose={() => setIsPanelOpen(false)} />
      <Outlet />
    </>
  );
}
