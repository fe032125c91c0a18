import { expect, it } from 'vitest';
import { ApiFailure } from '../../../src/api/failure.ts';
import { outcomeOf } from '../../../src/components/checkout/outcomeOf.ts';
import type { CheckoutState } from '../../../src/ordering/checkout/checkoutState.ts';

const refused = (failure: ApiFailure): CheckoutState => ({ step: 'refused', failure, eOrderId: 0 });

it.each<[CheckoutState, string | undefined]>([
  [{ step: 'idle' }, undefined],
  [{ step: 'sending' }, undefined],
  [{ step: 'placed', eOrderId: 7001, isAwaited: true }, 'placed'],
  [{ step: 'saved', eOrderId: 7001 }, 'saved'],
  [{ step: 'notSent' }, 'notSent'],
  [refused(new ApiFailure('refusal', 'TableCart/PlaceOrder', { status: -20 })), 'refused -20'],
  [refused(new ApiFailure('http', 'TableCart/PlaceOrder', { httpStatus: 409 })), 'refused 409'],
])('%o is counted as %s', (state, outcome) => {
  expect(outcomeOf(state)).toBe(outcome);
});
