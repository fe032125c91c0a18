import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { useOrderingNow } from '../../ordering/menu/useOrderingNow.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useVisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useAppStore } from '../../state/appStore.ts';
import { keepPendingPromo } from '../../storage/pendingLine.ts';
import { useApplyPromo } from '../delivery/useApplyPromo.ts';
import { useOneTapAdd } from '../menu/useOneTapAdd.ts';
import { PopupCarousel } from './PopupCarousel.tsx';
import type { CustomerCarouselProps } from './Popups.tsx';
import type { DeliveryActions } from './usePopupAction.ts';

/** Popups of the delivery side. They can change the cart and apply a promo code. */
export function DeliveryCarousel({ slides, onLoginNeeded, onClose }: CustomerCarouselProps) {
  const { t } = useTranslation();
  const { code, pages } = useVisit();
  const { isLoggedIn } = useCustomer();
  const navigate = useNavigate();
  const applyPromo = useApplyPromo();
  const showToast = useAppStore((state) => state.showToast);
  const menu = useVisitMenu({ enabled: false });
  const { state } = useOrderingNow(menu.data);
  const add = useOneTapAdd(menu, () => showToast({ text: t('error.closed') }));
  const delivery: DeliveryActions = {
    // The cart itself stores a visitor's dish and asks for a login.
    addItem: (menuItemId) => {
      const item = menu.data?.menuItems.find(({ id }) => id === menuItemId);
      // The dish page explains why the dish is unavailable, or loads the missing data.
      if (item?.isAvailable && state.canOrder) void add(item, Math.max(1, item.minQty));
      else void navigate(pages.item(menuItemId));
    },
    applyPromo: (promoCode) => {
      if (isLoggedIn) return applyPromo(promoCode);
      keepPendingPromo(promoCode, code);
      return onLoginNeeded();
    },
  };
  return <PopupCarousel slides={slides} delivery={delivery} onClose={onClose} />;
}
