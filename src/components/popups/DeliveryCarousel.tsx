import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { keepPendingPromo } from '../../storage/pendingLine.ts';
import { useApplyPromo } from '../delivery/useApplyPromo.ts';
import { PopupCarousel } from './PopupCarousel.tsx';
import type { CustomerCarouselProps } from './Popups.tsx';

/** Popups of the delivery side. They can also apply a promo code. */
export function DeliveryCarousel({ slides, onLoginNeeded, onClose }: CustomerCarouselProps) {
  const { code } = useVisit();
  const { isLoggedIn } = useCustomer();
  const applyPromo = useApplyPromo();
  const applyOrKeep = (promoCode: string) => {
    if (isLoggedIn) return applyPromo(promoCode);
    keepPendingPromo(promoCode, code);
    return onLoginNeeded();
  };
  return <PopupCarousel slides={slides} applyPromo={applyOrKeep} onClose={onClose} />;
}
