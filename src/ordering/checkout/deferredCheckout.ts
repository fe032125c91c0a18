import { lostCode, type ApiFailure } from '../../api/failure.ts';
import { lazyModule } from '../../lazy/lazyModule.ts';
import { pendingStateOf } from '../../storage/orderTraces.ts';
import type { CartOrder } from '../cart/cart.ts';
import type { Checkout, CheckoutState } from './checkoutState.ts';
import type { CheckoutIdentity } from './checkoutTerms.ts';

type Identity = Omit<CheckoutIdentity, 'userId' | 'customerId'>;

/** Loads the check-out's code at its first use, so that readers of the menu do not wait for it. */
export function deferredCheckout(
  identity: Identity,
  order: CartOrder,
  onState: (state: CheckoutState) => void,
): Checkout {
  const load = lazyModule(async () => {
    const { connectCheckout } = await import('./connectCheckout.ts');
    return connectCheckout(identity, order, onState);
  }, lostCode('Checkout'));
  let tapsComing = 0;
  /**
   * For taps of the diner. The tap locks the button before the code has loaded: otherwise a second
   * tap, with another tip, would be lost. If the code cannot be loaded, the diner sees a refusal,
   * unless the same order may have been sent or paid before.
   */
  const tapped = async (act: (checkout: Checkout) => Promise<void>) => {
    onState({ step: 'sending' });
    tapsComing += 1;
    const checkout = await load().catch((failure: ApiFailure) => {
      const isNew = ['draft', 'rejected', undefined].includes(pendingStateOf(identity.orderKey));
      onState({ step: isNew ? 'refused' : 'unknown', failure, eOrderId: 0 });
    });
    tapsComing -= 1;
    if (checkout) await act(checkout);
  };
  return {
    submit: (request) => tapped((checkout) => checkout.submit(request)),
    confirm: (totals) => tapped((checkout) => checkout.confirm(totals)),
    again: () => tapped((checkout) => checkout.again()),
    withoutLines: (uniqueIds) => tapped((checkout) => checkout.withoutLines(uniqueIds)),
    resume: async (doubted) => {
      if (doubted) onState({ step: 'checking' });
      else if (!pendingStateOf(identity.orderKey)) return;
      // No message if the diner did not ask: the next return to the app tries again.
      const checkout = await load().catch(() => {
        if (doubted) onState(doubted);
      });
      // A tap that waits for the same code continues the order itself, with the last choice.
      if (tapsComing === 0) await checkout?.resume(doubted);
    },
  };
}
