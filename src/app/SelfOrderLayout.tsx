import { useEffect } from 'react';
import { matchPath, Outlet, useLocation, useParams } from 'react-router-dom';
import { isHttpFailure } from '../api/failure.ts';
import { Header } from '../components/venue/Header.tsx';
import { CheckoutSlot, OrderStripSlot } from '../components/checkout/OrderSlots.tsx';
import { SharedCartSlot } from '../components/cart/SharedCartSlot.tsx';
import { PopupLayer } from '../components/popups/PopupLayer.tsx';
import { useCartRefusal } from '../components/cart/useCartRefusal.ts';
import { useVenueName } from '../components/venue/usePageTitle.ts';
import { useVenueColors } from '../components/venue/useVenueColors.ts';
import { useVenueDigits } from '../components/venue/useVenueDigits.ts';
import { useVenueHeader } from '../components/venue/useVenueHeader.ts';
import { links, NO_TABLE, patterns } from '../config/paths.ts';
import { CartProvider } from '../ordering/cart/CartProvider.tsx';
import { CheckoutProvider } from '../ordering/checkout/CheckoutProvider.tsx';
import { useCart, useCartActions } from '../ordering/cart/useCart.ts';
import { useVisit } from '../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../queries/menu.ts';
import { useButtonColorCodes } from '../queries/tablePage.ts';
import { appStore } from '../state/appStore.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { VenueMain } from '../components/venue/VenueMain.tsx';
import { VisitProvider } from './VisitProvider.tsx';
import { TableSide } from './TableSide.tsx';

const UnknownVenue = lazyPart(
  () => import('../components/venue/UnknownVenue.tsx'),
  'UnknownVenue',
  { isNeeded: true },
);
const MenuFeedbackLink = lazyPart(
  () => import('../components/rating/FeedbackLink.tsx'),
  'MenuFeedbackLink',
  { hasFirstWords: true },
);
const HallCarts = lazyPart(() => import('../components/cart/HallCarts.tsx'), 'HallCarts');
/** Decides what the pages at an address without a table show. */
export const EntryGate = lazyPart(() => import('./EntryGate.tsx'), 'EntryGate', { isNeeded: true });

/** True for the pages that a venue's code alone can open. */
export function isDoor(path: string): boolean {
  return [patterns.emenu, patterns.menu].some((pattern) => matchPath(pattern, path) !== null);
}

/** Shared by all self-order pages of a venue: visit, cart, header, colours, title. */
export function SelfOrderLayout() {
  const { code = '', tableCode } = useParams();
  const enter = () => appStore.getState().enterVisit(code, tableCode);
  return (
    <VisitProvider code={code} visitKey={`${code}/${tableCode ?? ''}`} enter={enter}>
      <TableSide>
        <VisitCart />
      </TableSide>
    </VisitProvider>
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
  const venue = useStoreIdFromCode({ code });
  const header = useVenueHeader();
  const colors = useButtonColorCodes({ code });
  useVenueColors(header.data, colors.data);
  useVenueDigits(header.data);
  useCartCount(tableCode);

  const name = useVenueName();
  const { count } = useCart();
  const { pathname } = useLocation();

  const { rememberStoreId, rememberVenue } = appStore.getState();
  useEffect(() => {
    if (!venue.data) return;
    if (venue.data.storeId > 0) rememberStoreId(venue.data.storeId);
    rememberVenue({
      code,
      tableCode: tableCode === NO_TABLE ? undefined : tableCode,
      label: name || code,
      at: new Date().toISOString(),
    });
  }, [venue.data, code, tableCode, name, rememberStoreId, rememberVenue]);

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
      <OrderStripSlot />
      <SharedCartSlot />
      {mergeCode !== undefined && <HallCarts hallCode={mergeCode} />}
      <VenueMain header={header.data}>
        {isDoor(pathname) && tableCode === NO_TABLE ? (
          <EntryGate>
            <Outlet />
          </EntryGate>
        ) : (
          <Outlet />
        )}
      </VenueMain>
      <CheckoutSlot />
      <PopupLayer />
    </>
  );
}

function useCartCount(tableCode: string): void {
  const { orderKey, cart } = useCartActions();
  useEffect(() => {
    // If the count cannot be read, the header shows none.
    if (orderKey !== '' && tableCode !== NO_TABLE) cart.refreshCount().catch(() => undefined);
  }, [orderKey, tableCode, cart]);
}
