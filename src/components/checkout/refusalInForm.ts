import type { ApiFailure } from '../../api/failure.ts';
import { STATUS } from '../../contract/status.ts';
import type { CheckoutState } from '../../ordering/checkout/checkoutState.ts';

/** What stands at one field of the form: the guest of the room, the bay. */
const SHOWN_STATUSES: ReadonlySet<number> = new Set([STATUS.roomRefused, STATUS.slotTaken]);

/** The form marks the fields that it has, and says the rest. */
function hasFieldErrors({ errors, status, httpStatus }: ApiFailure): boolean {
  return errors.length > 0 && (status === STATUS.invalidFields || httpStatus === 422);
}

/** A refusal of single fields. */
export function fieldRefusal(refusal: ApiFailure | undefined): ApiFailure | undefined {
  return refusal && hasFieldErrors(refusal) ? refusal : undefined;
}

/** A refusal that asks for a pause, which the button counts down. */
export function refusalOnButton(state: CheckoutState): ApiFailure | undefined {
  if (state.step !== 'refused') return undefined;
  return (state.failure.retryAfterSeconds ?? 0) > 0 ? state.failure : undefined;
}

/** A refusal that the form itself shows, at its fields or on its button. */
export function refusalInForm(state: CheckoutState): ApiFailure | undefined {
  if (state.step !== 'refused') return undefined;
  const { failure } = state;
  const isAtField = hasFieldErrors(failure) || SHOWN_STATUSES.has(failure.status ?? 0);
  return isAtField ? failure : refusalOnButton(state);
}
