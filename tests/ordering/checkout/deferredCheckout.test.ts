import { afterEach, expect, it, vi } from 'vitest';
import type { EOrderRequest } from '../../../src/contract/orders.ts';
import type { CheckoutState } from '../../../src/ordering/checkout/checkoutState.ts';
import { deferredCheckout } from '../../../src/ordering/checkout/deferredCheckout.ts';

const submit = vi.fn((_request: EOrderRequest) => Promise.resolve());
vi.mock(import('../../../src/ordering/checkout/connectCheckout.ts'), () => ({
  connectCheckout: () => ({
    submit,
    confirm: vi.fn(),
    again: vi.fn(),
    withoutLines: vi.fn(),
    resume: vi.fn(),
  }),
}));

afterEach(() => vi.clearAllMocks());

it('shuts the button from the tap on, while its code is still on the way', async () => {
  const states: CheckoutState[] = [];
  const checkout = deferredCheckout(
    {
      code: 'BEIT',
      tableCode: 'T12',
      orderKey: 'abcdefghijkl',
      save: 'saveEOrder',
      isReviewed: false,
    },
    {
      settle: vi.fn(),
      retireKey: vi.fn(),
      placedAs: () => undefined,
      orderOfCart: vi.fn(),
      isHere: vi.fn(),
      version: () => undefined,
    },
    (state) => states.push(state),
  );
  const sending = checkout.submit({ tip: 1 } as EOrderRequest);
  expect(states).toEqual([{ step: 'sending' }]);
  expect(submit).not.toHaveBeenCalled();
  await sending;
  expect(submit.mock.calls).toEqual([[{ tip: 1 }]]);
});
