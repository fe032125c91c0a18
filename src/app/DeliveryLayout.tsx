import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams, useLocation } from 'react-router-dom';
import { isHttpFailure } from '../api/failure.ts';
import { CartCountdown, CartEnd } from '../components/cart/CartExpiry.tsx';
import { FailureView } from '../components/common/FailureView.tsx';
import { Header } from '../components/venue/Header.tsx';
import { LoginDialog } from '../components/account/LoginDialog.tsx';
import { CheckoutSlot, OrderStripSlot } from '../components/checkout/OrderSlots.tsx';
import { PopupLayer } from '../components/popups/PopupLayer.tsx';
import { ProfileButton, ProfilePanel } from '../components/account/ProfilePanel.tsx';
import { UnknownVenue } from '../components/venue/UnknownVenue.tsx';
import { useCartRefusal } from '../components/cart/useCartRefusal.ts';
import { usePageIdle } from '../lazy/usePageIdle.ts';
import { useVenueName } from '../components/venue/usePageTitle.ts';
import { useVenueColors } from '../components/venue/useVenueColors.ts';
import { useVenueDigits } from '../components/venue/useVenueDigits.ts';
import { useVenueHeader } from '../components/venue/useVenueHeader.ts';
import { CheckoutProvider } from '../ordering/checkout/CheckoutProvider.tsx';
import { DeviceCartProvider } from '../ordering/cart/DeviceCartProvider.tsx';
import { useCart } from '../ordering/cart/useCart.ts';
import { useKeptServing, useServing } from '../ordering/delivery/useServing.ts';
import { useStoreIdFromCode } from '../queries/menu.ts';
import { labelOf } from '../rules/common/labels.ts';
import { appStore, useAppStore } from '../state/appStore.ts';
import { noteCustomerOfTab } from '../storage/loginChanges.ts';
import { takePendingLine, takePendingPromo } from '../storage/pendingLine.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { VenueMain } from '../components/venue/VenueMain.tsx';
import { DeliverySide } from './DeliverySide.tsx';
import { endBrokenLogin } from './enterDelivery.ts';
import { VisitProvider } from './VisitProvider.tsx';
import { routeAt } from '../config/routeAt.ts';
import type { PageColors } from '../contract/colors.ts';
import { useVisit } from '../ordering/visit/useVisit.ts';
import {
  useAddressListColorCode,
  useCartColorCode,
  usePaymentPageColorCode,
  useSendVerificationColorCode,
} from '../queries/delivery/settings.ts';
import { useButtonColorCodes } from '../queries/tablePage.ts';

const CustomerFeedbackLink = lazyPart(
  () => import('../components/rating/FeedbackLink.tsx'),
  'CustomerFeedbackLink',
);
const DeliveryCarousel = lazyPart(
  () => import('../components/popups/DeliveryCarousel.tsx'),
  'DeliveryCarousel',
);
const DeliveryExtras = lazyPart(
  () => import('../components/delivery/DeliveryExtras.tsx'),
  'DeliveryExtras',
);

/** Shared by all delivery pages of a venue: visit, header, colours, title. */
export function DeliveryLayout() {
  const { code = '' } = useParams();
  const enter = () => {
    endBrokenLogin(code);
    noteCustomerOfTab(code);
    return appStore.getState().enterDelivery(code);
  };
  return (
    <VisitProvider code={code} visitKey={code} enter={enter}>
      <DeliverySide>
        <DeliveryCart />
      </DeliverySide>
    </VisitProvider>
  );
}

/** Holds the cart and its order for all delivery pages, and asks the diner to log in. */
function DeliveryCart() {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  useKeptServing();
  const [isLoginAsked, setIsLoginAsked] = useState(false);
  const askLogin = useCallback(() => setIsLoginAsked(true), []);
  const showToast = useAppStore((state) => state.showToast);
  return (
    <DeviceCartProvider
      onRefused={useCartRefusal()}
      onLoginNeeded={askLogin}
      onTaken={({ menuItem }) => {
        const name = labelOf({ ...menuItem, label: '' }, lang);
        showToast({ text: t('menu.added', { name }), tone: 'positive' });
      }}
    >
      <CheckoutProvider>
        <DeliveryFrame onLoginNeeded={askLogin} />
        <CartEnd />
        <LoginDialog
          isOpen={isLoginAsked}
          onProceed={() => setIsLoginAsked(false)}
          onClose={() => {
            setIsLoginAsked(false);
            takePendingLine(code, Date.now());
            takePendingPromo(code, Date.now());
          }}
        />
      </CheckoutProvider>
    </DeviceCartProvider>
  );
}

function DeliveryFrame({ onLoginNeeded }: { onLoginNeeded: () => void }) {
  const { code, pages } = useVisit();
  const { count } = useCart();
  const venue = useStoreIdFromCode({ code });
  const serving = useServing();
  const header = useVenueHeader();
  useVenueColors(header.data, useDeliveryPageColors());
  useVenueDigits(header.data);
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
        profile={<ProfileButton onOpen={() => setIsPanelOpen(true)} />}
        cart={{ count, address: pages.cart() }}
        Feedback={CustomerFeedbackLink}
      />
      <ProfilePanel isOpen={isPanelOpen} onClose={() => setIsPanelOpen(false)} />
      {isIdle && <DeliveryExtras />}
      <CartCountdown />
      <OrderStripSlot />
      <VenueMain header={header.data}>
        {isUnread ? (
          <FailureView
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

/** The venue's colours for the delivery page on screen. */
function useDeliveryPageColors(): PageColors | undefined {
  const { pathname } = useLocation();
  const { code } = useVisit();
  const pages = routeAt(pathname)?.colors ?? 'others';
  const login = useSendVerificationColorCode({ code }, { enabled: pages === 'login' });
  const address = useAddressListColorCode({ code }, { enabled: pages === 'address' });
  const cart = useCartColorCode({ code }, { enabled: pages === 'cart' });
  const payment = usePaymentPageColorCode({ code }, { enabled: pages === 'payment' });
  const others = useButtonColorCodes({ code }, { enabled: pages === 'others' });
  return { login, address, cart, payment, others }[pages].data;
}
