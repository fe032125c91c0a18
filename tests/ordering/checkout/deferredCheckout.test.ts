import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lostCode } from '../../../src/api/failure.ts';
import type { EOrderRequest } from '../../../src/contract/orders.ts';
import type { CheckoutState } from '../../../src/ordering/checkout/checkoutState.ts';
import { deferredCheckout } from '../../../src/ordering/checkout/deferredCheckout.ts';
import { pendingOrderEntry } from '../../../src/storage/orderEntries.ts';
import { identityOf, intent, ORDER_KEY, orderOf } from './checkoutScene.ts';

const code = vi.hoisted(() => ({ isLost: false }));
const submit = vi.fn((_request: EOrderRequest) => Promise.resolve());
const resume = vi.fn((_doubted?: CheckoutState) => Promise.resolve());
vi.mock(import('../../../src/ordering/checkout/connectCheckout.ts'), () => ({
  connectCheckout: () => {
    if (code.isLost) throw new TypeError('Failed to fetch');
    return { submit, confirm: vi.fn(), again: vi.fn(), withoutLines: vi.fn(), resume };
  },
}));

afterEach(() => {
  vi.clearAllMocks();
  code.isLost = false;
});

function deferred(onState: (state: CheckoutState) => void = vi.fn()) {
  const identity = identityOf({ tableCode: 'T12', orderKey: ORDER_KEY, isReviewed: false });
  return deferredCheckout(identity, orderOf(), onState);
}

it('locks the button at the tap, while its code is still loading', async () => {
  const states: CheckoutState[] = [];
  const checkout = deferred((state) => states.push(state));
  const sending = checkout.submit({ tip: 1 } as EOrderRequest);
  expect(states).toEqual([{ step: 'sending' }]);
  expect(submit).not.toHaveBeenCalled();
  await sending;
  expect(submit.mock.calls).toEqual([[{ tip: 1 }]]);
});

describe('an order in doubt', () => {
  beforeEach(() => pendingOrderEntry.write(intent({ state: 'unknown' }), ORDER_KEY));
  afterEach(() => localStorage.clear());

  it('is resumed once the code has loaded', async () => {
    await deferred().resume();
    expect(resume).toHaveBeenCalledTimes(1);
  });

  it('stays in doubt if the code fails to load, while a new order is refused', async () => {
    const stepAfterTap = async () => {
      const states: CheckoutState[] = [];
      await deferred((state) => states.push(state)).submit({} as EOrderRequest);
      return states.at(-1)?.step;
    };
    code.isLost = true;
    expect(await stepAfterTap()).toBe('unknown');
    // It may have been paid.
    pendingOrderEntry.write(intent({ state: 'confirmed' }), ORDER_KEY);
    expect(await stepAfterTap()).toBe('unknown');
    localStorage.clear();
    expect(await stepAfterTap()).toBe('refused');
  });

  it('is looked up when the diner asks again, and stays in doubt if the code fails to load', async () => {
    const doubted = { step: 'unknown', failure: lostCode('Checkout')(undefined) } as const;
    const whatIsSaid = async () => {
      const states: CheckoutState[] = [];
      await deferred((state) => states.push(state)).resume(doubted);
      return states;
    };
    code.isLost = true;
    expect(await whatIsSaid()).toEqual([{ step: 'checking' }, doubted]);
    code.isLost = false;
    expect(await whatIsSaid()).toEqual([{ step: 'checking' }]);
    expect(resume.mock.calls).toEqual([[doubted]]);
    // Another tab has settled it.
    localStorage.clear();
    expect(await whatIsSaid()).toEqual([{ step: 'checking' }]);
    expect(resume.mock.calls).toEqual([[doubted], [doubted]]);
  });

  it('is left to a tap that came while the code was loading, so that the last wish counts', async () => {
    const checkout = deferred();
    const resuming = checkout.resume();
    const sending = checkout.submit({ tip: 1 } as EOrderRequest);
    await Promise.all([resuming, sending]);
    expect(submit.mock.calls).toEqual([[{ tip: 1 }]]);
    expect(resume).not.toHaveBeenCalled();
    await checkout.resume();
    expect(resume).toHaveBeenCalledTimes(1);
  });
});
