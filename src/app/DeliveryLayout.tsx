import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { LoginDialog } from '../components/account/LoginDialog.tsx';
import { CartEnd } from '../components/cart/CartExpiry.tsx';
import { useCartRefusal } from '../components/cart/useCartRefusal.ts';
import { DeviceCartProvider } from '../ordering/cart/DeviceCartProvider.tsx';
import { CheckoutProvider } from '../ordering/checkout/CheckoutProvider.tsx';
import { useKeptServing } from '../ordering/delivery/useServing.ts';
import { useVisit } from '../ordering/visit/useVisit.ts';
import { labelOf } from '../rules/common/labels.ts';
import { appStore, useAppStore } from '../state/appStore.ts';
import { noteCustomerOfTab } from '../storage/loginChanges.ts';
import { takePendingLine, takePendingPromo } from '../storage/pendingLine.ts';
import { DeliverySide } from './DeliverySide.tsx';
import { endBrokenLogin } from './enterDelivery.ts';
import { DeliveryFrame } from './frames/DeliveryFrame.tsx';
import { VisitProvider } from './VisitProvider.tsx';

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
