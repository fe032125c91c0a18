import { useEffect } from 'react';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useEndingPageSetting } from '../../queries/tableCartOrders.ts';
import { loadAhead } from '../../lazy/lazyPart.tsx';

/** Parts of the ending page. CheckoutOutcome is first, because it opens that page. */
const PARTS = {
  self: ['CheckoutOutcome', 'CartPage', 'OrderActions'],
  lane: ['CheckoutOutcome', 'CartPage', 'OrderActions', 'LaneArrival'],
  delivery: ['CheckoutOutcome', 'OrderPage', 'OrderActions'],
} as const;

/** Loads the ending page and its texts before the order: the network may be gone afterwards. */
export function useOrderPageAhead(): void {
  const { code, mode } = useVisit();
  useEndingPageSetting({ code });
  const { step } = useCheckout().state;
  const end = mode.isOfCustomer ? 'delivery' : mode.asks === 'car' ? 'lane' : 'self';
  useEffect(() => {
    // Retries failed parts when the order is sent.
    if (step === 'idle' || step === 'sending') void loadAhead(PARTS[end]);
  }, [end, step]);
}
