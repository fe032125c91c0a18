import type { CheckoutState } from '../../ordering/checkout/checkoutState.ts';

/** In one word, for whoever counts how orders end; undefined on the way there. */
export function outcomeOf(state: CheckoutState): string | undefined {
  const { step } = state;
  if (['idle', 'sending', 'checking', 'elsewhere', 'bankUnnamed'].includes(step)) return undefined;
  if (step !== 'refused') return step;
  const { status, httpStatus } = state.failure;
  return `refused ${status ?? httpStatus ?? ''}`.trim();
}
