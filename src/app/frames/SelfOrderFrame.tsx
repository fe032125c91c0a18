import { useEffect } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { isHttpFailure } from '../../api/failure.ts';
import { SharedCartSlot } from '../../components/cart/SharedCartSlot.tsx';
import { CheckoutSlot, OrderStripSlot } from '../../components/checkout/OrderSlots.tsx';
import { PopupLayer } from '../../components/popups/PopupLayer.tsx';
import { Header } from '../../components/venue/header/Header.tsx';
import { useVenueName } from '../../components/venue/usePageTitle.ts';
import { VenueMain } from '../../components/venue/VenueMain.tsx';
import { NO_TABLE } from '../../rules/common/address.ts';
import { links, patterns } from '../../rules/common/routes.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { useCart, useCartActions } from '../../ordering/cart/useCart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { appStore } from '../../state/appStore.ts';
import { useTableVenue } from './useTableVenue.ts';

const UnknownVenue = lazyPart(
  () => import('../../components/venue/UnknownVenue.tsx'),
  'UnknownVenue',
  { isNeeded: true },
);
const MenuFeedbackLink = lazyPart(
  () => import('../../components/rating/FeedbackLink.tsx'),
  'MenuFeedbackLink',
  { hasFirstWords: true },
);
const HallCarts = lazyPart(() => import('../../components/cart/HallCarts.tsx'), 'HallCarts');
/** Decides what the pages at an address without a table show. */
export const EntryGate = lazyPart(() => import('../EntryGate.tsx'), 'EntryGate', {
  isNeeded: true,
});

/** True for the pages that a venue's code alone can open. */
export function isDoor(path: string): boolean {
  return [patterns.emenu, patterns.menu].some((pattern) => matchPath(pattern, path) !== null);
}

/** The header, the page on screen, and the parts around it on all self-order pages. */
export function SelfOrderFrame() {
  const { code, tableCode, mergeCode } = useVisit();
  const { venue, header } = useTableVenue();
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
