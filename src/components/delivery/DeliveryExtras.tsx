import { useEffect, useEffectEvent } from 'react';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { usePushUpToDate } from '../../ordering/account/usePush.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { takePendingPromo } from '../../storage/pendingLine.ts';
import { useApplyPromo } from './useApplyPromo.ts';
import { InstallBanner } from './InstallBanner.tsx';

/** Parts of the delivery side that ordering does not need; they load after the page. */
export function DeliveryExtras() {
  usePushUpToDate();
  usePendingPromo();
  return <InstallBanner />;
}

/** Applies the promo code that a visitor accepted before the login. */
function usePendingPromo(): void {
  const { code } = useVisit();
  const { customerId } = useCustomer();
  const applyPromo = useApplyPromo();
  const take = useEffectEvent(() => {
    const promoCode = takePendingPromo(code, Date.now());
    if (promoCode !== undefined) applyPromo(promoCode);
  });
  useEffect(() => {
    if (customerId > 0) take();
  }, [customerId]);
}
