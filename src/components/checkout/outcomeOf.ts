import type { CheckoutState } from '../../ordering/checkout/checkoutState.ts';

/** The outcome as a word for the host's reports; undefined while the check-out is running. */
export function outcomeOf(state: CheckoutState): string | undefined {
  const { step } = state;
  if (['idle', 'sending', 'checking', 'elsewhere', 'bankUnnamed'].includes(step)) return undefined;
  if (step !== 'refused') return step;
  const { status, httpStatus } = state.failure;
  return `refused ${status ?? httpStatus ?? ''}`.trim();
}
