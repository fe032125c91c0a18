import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { isHttpFailure } from '../../api/failure.ts';
import { ProfileButtonView } from '../../components/account/ProfileButtonView.tsx';
import { ProfilePanel } from '../../components/account/ProfilePanel.tsx';
import { CartCountdown } from '../../components/cart/CartExpiry.tsx';
import { CheckoutSlot, OrderStripSlot } from '../../components/checkout/OrderSlots.tsx';
import { FailureMessage } from '../../components/common/FailureMessage.tsx';
import { PopupLayer } from '../../components/popups/PopupLayer.tsx';
import { Header } from '../../components/venue/header/Header.tsx';
import { UnknownVenue } from '../../components/venue/UnknownVenue.tsx';
import { useVenueName } from '../../components/venue/usePageTitle.ts';
import { VenueMain } from '../../components/venue/VenueMain.tsx';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { usePageIdle } from '../../lazy/usePageIdle.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { appStore } from '../../state/appStore.ts';
import { useDeliveryVenue } from './useDeliveryVenue.ts';

const CustomerFeedbackLink = lazyPart(
  () => import('../../components/rating/FeedbackLink.tsx'),
  'CustomerFeedbackLink',
);
const DeliveryCarousel = lazyPart(
  () => import('../../components/popups/DeliveryCarousel.tsx'),
  'DeliveryCarousel',
);
const DeliveryExtras = lazyPart(
  () => import('../../components/delivery/DeliveryExtras.tsx'),
  'DeliveryExtras',
);

/** The header, the page on screen, and the parts around it on all delivery pages. */
export function DeliveryFrame({ onLoginNeeded }: { onLoginNeeded: () => void }) {
  const { t } = useTranslation();
  const { code, pages } = useVisit();
  const { count } = useCart();
  const { venue, serving, header } = useDeliveryVenue();
  const name = useVenueName();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const isIdle = usePageIdle();

  const { rememberStoreId, rememberVenue } = appStore.getState();
  useEffect(() => {
    if (!venue.data) return;
    if (venue.data.storeId > 0) rememberStoreId(venue.data.storeId);
    rememberVenue({
      code,
      tableCode: undefined,
      isDelivery: true,
      label: name || code,
      at: new Date().toISOString(),
    });
  }, [venue.data, code, name, rememberStoreId, rememberVenue]);

  // Without a store no page can load anything.
  const isUnread = venue.isError && serving.storeId === 0;
  if (isHttpFailure(venue.error, 404)) return <UnknownVenue code={code} isDelivery />;
  return (
    <>
      <Header
        setup={header.data}
        name={name}
        profile={<ProfileButtonView t={t} onOpen={() => setIsPanelOpen(true)} />}
        cart={{ count, address: pages.cart() }}
        Feedback={CustomerFeedbackLink}
      />
      <ProfilePanel isOpen={isPanelOpen} onClose={() => setIsPanelOpen(false)} />
      {isIdle && <DeliveryExtras />}
      <CartCountdown />
      <OrderStripSlot />
      <VenueMain header={header.data}>
        {isUnread ? (
          <FailureMessage
            headingLevel={1}
            failure={venue.error}
            onRetry={() => void venue.refetch()}
          />
        ) : (
          <Outlet />
        )}
      </VenueMain>
      <CheckoutSlot />
      <PopupLayer ofCustomer={{ Carousel: DeliveryCarousel, onLoginNeeded }} />
    </>
  );
}
