import type { ApiFailure } from '../api/failure.ts';
import { STATUS } from '../contract/status.ts';
import type { CheckoutState } from '../ordering/checkoutState.ts';

/** Fields of the request that this form shows, by their path. */
const SHOWN_FIELDS = new Set([
  'contact.name',
  'contact.mobileNo',
  'note',
  'tip',
  'changeFor',
  'car.plate',
  'car.carMake',
  'car.carColorId',
  'car.slotId',
]);

/** What stands at one field of the form: the guest of the room, the bay. */
const SHOWN_STATUSES: ReadonlySet<number> = new Set([STATUS.roomRefused, STATUS.slotTaken]);

function hasFieldErrors({ errors }: ApiFailure): boolean {
  return errors.length > 0 && errors.every(({ field }) => SHOWN_FIELDS.has(field));
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
