import { Suspense, useEffect } from 'react';
import { Outlet, useMatch, useParams } from 'react-router-dom';
import { isHttpFailure } from '../api/failure.ts';
import { Header } from '../components/Header.tsx';
import { LateCheckoutDialogs, LateOrderStrip } from '../components/LateOrderParts.tsx';
import { LatePopups } from '../components/popups/LatePopups.tsx';
import { useCartRefusal } from '../components/useCartRefusal.ts';
import { useVenueName } from '../components/usePageTitle.ts';
import { useVenueColors } from '../components/useVenueColors.ts';
import { useKeptHeader, useVenueHeader } from '../components/useVenueHeader.ts';
import { links, NO_TABLE, patterns } from '../config/paths.ts';
import { CartProvider } from '../ordering/CartProvider.tsx';
import { CheckoutProvider } from '../ordering/CheckoutProvider.tsx';
import { useCart, useCartActions } from '../ordering/useCart.ts';
import { tableMenu } from '../ordering/tableMenu.ts';
import { MenuSourceContext } from '../ordering/useMenuSource.ts';
import { useVisit } from '../ordering/useVisit.ts';
import { useStoreIdFromCode } from '../queries/menu.ts';
import { useButtonColorCodes } from '../queries/tablePage.ts';
import { appStore } from '../state/appStore.ts';
import { lazily, lazilyBeside } from '../ui/lazily.ts';
import { PageMain } from '../ui/PageMain.tsx';
import { EnteredVisit } from './EnteredVisit.tsx';

const UnknownVenue = lazily(() => import('../components/UnknownVenue.tsx'), 'UnknownVenue');
const HallCarts = lazilyBeside(() => import('../components/HallCarts.tsx'), 'HallCarts');

const WayIn = lazily(() => import('../components/WayIn.tsx'), 'WayIn');

/** What every self-order page of a venue shares: visit, cart, header, colours, title. */
export function SelfOrderLayout() {
  const { code = '', tableCode } = useParams();
  const enter = () => appStore.getState().enterVisit(code, tableCode);
  return (
    <EnteredVisit code={code} place={`${code}/${tableCode ?? ''}`} enter={enter}>
      <MenuSourceContext value={tableMenu}>
        <VisitCart />
      </MenuSourceContext>
    </EnteredVisit>
  );
}

function VisitCart() {
  return (
    <CartProvider onRefused={useCartRefusal()}>
      <CheckoutProvider>
        <VenueFrame />
      </CheckoutProvider>
    </CartProvider>
  );
}

function VenueFrame() {
  const { code, tableCode, mergeCode } = useVisit();
  const venue = useStoreIdFromCode(code);
  const header = useVenueHeader();
  useKeptHeader(header);
  const colors = useButtonColorCodes(code);
  useVenueColors(header.data, colors.data);
  useCartCount(tableCode);

  const name = useVenueName();
  const { count } = useCart();
  const isHome = useMatch(patterns.emenu) !== null;
  const isMenu = useMatch(patterns.menu) !== null;
  const isDoor = isHome || isMenu;

  const { storeId, rememberVenue } = appStore.getState();
  useEffect(() => {
    if (!venue.data) return;
    if (venue.data.storeId > 0) storeId(venue.data.storeId);
    rememberVenue({
      code,
      tableCode: tableCode === NO_TABLE ? undefined : tableCode,
      label: name || code,
      at: new Date().toISOString(),
    });
  }, [venue.data, code, tableCode, name, storeId, rememberVenue]);

  if (isHttpFailure(venue.error, 404)) {
    return (
      <Suspense>
        <UnknownVenue code={code} />
      </Suspense>
    );
  }
  return (
    <>
      <Header
        setup={header.data}
        name={name}
        cart={{ count, address: links.cart(code, tableCode) }}
      />
      <LateOrderStrip />
      {mergeCode !== undefined && (
        <Suspense>
          <HallCarts hallCode={mergeCode} />
        </Suspense>
      )}
      <PageMain>
        {isDoor && tableCode === NO_TABLE ? (
          <Suspense>
            <WayIn>
              <Outlet />
            </WayIn>
          </Suspense>
        ) : (
          <Outlet />
        )}
      </PageMain>
      <LateCheckoutDialogs />
      <LatePopups />
    </>
  );
}

function useCartCount(tableCode: string): void {
  const { orderKey, cart } = useCartActions();
  useEffect(() => {
    // A count that cannot be read is shown as none.
    if (orderKey !== '' && tableCode !== NO_TABLE) cart.refreshCount().catch(() => undefined);
  }, [orderKey, tableCode, cart]);
}
