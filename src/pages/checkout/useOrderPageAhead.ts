import { useEffect } from 'react';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useEndingPageSetting } from '../../queries/tableCartOrders.ts';
import { loadAhead } from '../../lazy/lazyPart.tsx';

/** Parts of the ending page. CheckoutOutcome first, as it leads there. */
const PARTS = {
  self: ['CheckoutOutcome', 'CartPage', 'OrderActions'],
  lane: ['CheckoutOutcome', 'CartPage', 'OrderActions', 'LaneArrival'],
  delivery: ['CheckoutOutcome', 'OrderPage', 'OrderActions'],
} as const;

/** Loads the ending page and its words before the order is sent, as the network may be gone afterwards. */
export function useOrderPageAhead(): void {
  const { code, mode } = useVisit();
  useEndingPageSetting(code);
  const { step } = useCheckout().state;
  const end = mode.isOfCustomer ? 'delivery' : mode.asks === 'car' ? 'lane' : 'self';
  useEffect(() => {
    // Parts that failed to load are tried once more when the order is sent.
    if (step === 'idle' || step === 'sending') void loadAhead(PARTS[end]);
  }, [end, step]);
}
