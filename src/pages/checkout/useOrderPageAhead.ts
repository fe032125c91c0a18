import { useEffect } from 'react';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { loadAhead } from '../../defer/lazyPart.tsx';

/** A page comes before what it is made of. */
const PARTS = {
  self: ['CheckoutOutcome', 'CartPage'],
  lane: ['CheckoutOutcome', 'CartPage', 'LaneArrival'],
  delivery: ['CheckoutOutcome', 'OrderPage'],
} as const;

/** The page on which an order ends is here before it is sent: afterwards the line may be gone. */
export function useOrderPageAhead(): void {
  const { mode } = useVisit();
  const { step } = useCheckout().state;
  const end = mode.isOfCustomer ? 'delivery' : mode.asks === 'car' ? 'lane' : 'self';
  useEffect(() => {
    // What did not come while the diner filled in is tried once more as the order leaves.
    if (step === 'idle' || step === 'sending') void loadAhead(PARTS[end]);
  }, [end, step]);
}
