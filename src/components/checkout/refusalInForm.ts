import type { ApiFailure } from '../../api/failure.ts';
import { STATUS } from '../../contract/status.ts';
import type { CheckoutState } from '../../ordering/checkout/checkoutState.ts';
import { refusalOf } from '../../rules/common/refusals.ts';

/** True when the server named invalid fields. The form marks those it has and lists the others. */
function hasFieldErrors({ errors, status, httpStatus }: ApiFailure): boolean {
  return errors.length > 0 && (status === STATUS.invalidFields || httpStatus === 422);
}

/** The refusal if it is about single fields. */
export function fieldRefusal(refusal: ApiFailure | undefined): ApiFailure | undefined {
  return refusal && hasFieldErrors(refusal) ? refusal : undefined;
}

/** The refusal if it demands a wait, which the button counts down. */
export function refusalOnButton(state: CheckoutState): ApiFailure | undefined {
  if (state.step !== 'refused') return undefined;
  return (state.failure.retryAfterSeconds ?? 0) > 0 ? state.failure : undefined;
}

/** The refusal if the form itself shows it, at its fields or on its button. */
export function refusalInForm(state: CheckoutState): ApiFailure | undefined {
  if (state.step !== 'refused') return undefined;
  const { failure } = state;
  const isAtField = hasFieldErrors(failure) || (refusalOf(failure.status).isAtField ?? false);
  return isAtField ? failure : refusalOnButton(state);
}
