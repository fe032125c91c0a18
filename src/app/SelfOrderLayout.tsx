import { useEffect } from 'react';
import { Outlet, useMatch, useParams } from 'react-router-dom';
import { isHttpFailure } from '../api/failure.ts';
import { Header } from '../components/venue/Header.tsx';
import { LateCheckoutOutcome, LateOrderStrip } from '../components/checkout/LateOrderParts.tsx';
import { LatePopups } from '../components/popups/LatePopups.tsx';
import { useCartRefusal } from '../components/cart/useCartRefusal.ts';
import { useVenueName } from '../components/venue/usePageTitle.ts';
import { useVenueColors } from '../components/venue/useVenueColors.ts';
import { useVenueHeader } from '../components/venue/useVenueHeader.ts';
import { links, NO_TABLE, patterns } from '../config/paths.ts';
import { CartProvider } from '../ordering/cart/CartProvider.tsx';
import { CheckoutProvider } from '../ordering/checkout/CheckoutProvider.tsx';
import { useCart, useCartActions } from '../ordering/cart/useCart.ts';
import { useVisit } from '../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../queries/menu.ts';
import { useButtonColorCodes } from '../queries/tablePage.ts';
import { appStore } from '../state/appStore.ts';
import { lazyPart } from '../defer/lazyPart.tsx';
import { PageMain } from '../ui/layout/PageMain.tsx';
import { EnteredVisit } from './EnteredVisit.tsx';
import { TableSide } from './TableSide.tsx';

const UnknownVenue = lazyPart(
  () => import('../components/venue/UnknownVenue.tsx'),
  'UnknownVenue',
  { isNeeded: true },
);
const MenuFeedbackLink = lazyPart(
  () => import('../components/rating/FeedbackLink.tsx'),
  'MenuFeedbackLink',
);
const HallCarts = lazyPart(() => import('../components/cart/HallCarts.tsx'), 'HallCarts');
const WayIn = lazyPart(() => import('./WayIn.tsx'), 'WayIn', { isNeeded: true });

/** What every self-order page of a venue shares: visit, cart, header, colours, title. */
export function SelfOrderLayout() {
  const { code = '', tableCode } = useParams();
  const enter = () => appStore.getState().enterVisit(code, tableCode);
  return (
    <EnteredVisit code={code} place={`${code}/${tableCode ?? ''}`} enter={enter}>
      <TableSide>
        <VisitCart />
      </TableSide>
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
    return <UnknownVenue code={code} />;
  }
  return (
    <>
      <Header
        setup={header.data}
        name={name}
        cart={{ count, address: links.cart(code, tableCode) }}
        Feedback={MenuFeedbackLink}
      />
      <LateOrderStrip />
      {mergeCode !== undefined && <HallCarts hallCode={mergeCode} />}
      <PageMain>
        {isDoor && tableCode === NO_TABLE ? (
          <WayIn>
            <Outlet />
          </WayIn>
        ) : (
          <Outlet />
        )}
      </PageMain>
      <LateCheckoutOutcome />
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
