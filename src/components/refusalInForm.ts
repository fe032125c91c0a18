import type { ApiFailure } from '../api/failure.ts';
import { STATUS } from '../contract/status.ts';
import type { CheckoutState } from '../ordering/checkoutTerms.ts';

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

/** A refusal that the form itself shows, at its fields or on its button. */
export function refusalInForm(state: CheckoutState): ApiFailure | undefined {
  if (state.step !== 'refused') return undefined;
  const { failure } = state;
  const isShown =
    hasFieldErrors(failure) ||
    (failure.retryAfterSeconds ?? 0) > 0 ||
    SHOWN_STATUSES.has(failure.status ?? 0);
  return isShown ? failure : undefined;
}
