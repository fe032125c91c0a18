import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCartActions } from '../../ordering/cart/useCart.ts';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { useOrderingNow } from '../../ordering/menu/useOrderingNow.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useVisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useAppStore } from '../../state/appStore.ts';
import { useFailureText } from '../common/useFailureText.ts';
import { useOneTapAdd } from '../menu/useOneTapAdd.ts';
import { PopupCarousel } from './PopupCarousel.tsx';
import type { CustomerCarouselProps } from './Popups.tsx';
import type { DeliveryActions } from './usePopupAction.ts';

/** Popups of the delivery side. They can change the cart and the promo of a customer. */
export function DeliveryCarousel({ slides, onLoginNeeded, onClose }: CustomerCarouselProps) {
  const { t } = useTranslation();
  const { pages } = useVisit();
  const { isLoggedIn } = useCustomer();
  const { cart } = useCartActions();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const showToast = useAppStore((state) => state.showToast);
  const menu = useVisitMenu({ enabled: false });
  const { state } = useOrderingNow(menu.data);
  const add = useOneTapAdd(menu, () => showToast({ text: t('error.closed') }));
  const delivery: DeliveryActions = {
    isLoggedIn,
    askLogin: onLoginNeeded,
    addItem: (menuItemId) => {
      const item = menu.data?.menuItems.find(({ id }) => id === menuItemId);
      // The dish page explains why it cannot be added, or loads what is missing here.
      if (item?.isAvailable && state.canOrder) void add(item, Math.max(1, item.minQty));
      else void navigate(pages.item(menuItemId));
    },
    applyPromo: (promoCode) => {
      cart.applyPromo(promoCode).then(
        () => showToast({ text: t('promo.kept', { code: promoCode }), tone: 'positive' }),
        (failure: unknown) => showToast({ text: failureText(failure), tone: 'danger' }),
      );
    },
  };
  return <PopupCarousel slides={slides} delivery={delivery} onClose={onClose} />;
}
