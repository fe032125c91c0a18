import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/api/failure.ts';
import type { CartView } from '../../../src/contract/cart.ts';
import { line, setUp, view } from './serverCartScene.ts';

describe('a cart whose server does not answer', () => {
  const AT = '2025-03-01T19:30:00.000Z';
  const lost = () => Promise.reject(new ApiFailure('network', 'TableCart'));
  const remembering = (isOffline = false) => ({
    isOffline: () => isOffline,
    seen: { read: () => ({ view: view(8, line(1, 2)), at: AT }), write: vi.fn() },
  });

  it('shows the last seen cart with its date, and says that it could not be loaded', async () => {
    const { cart, now } = setUp([lost()], remembering());
    await cart.refresh();
    expect(now()).toMatchObject({ count: 2, seenAt: AT, isRemembered: true });
    expect(now()?.failure).toBeDefined();
  });

  it('shows it at once if the device knows that it is offline', async () => {
    const { promise, reject } = Promise.withResolvers<CartView>();
    const { cart, now } = setUp([promise], remembering(true));
    const reading = cart.refresh();
    await waitFor(() => expect(now()).toMatchObject({ count: 2, isRemembered: true }));
    reject(new ApiFailure('network', 'TableCart'));
    await reading;
  });

  it('is not shown as empty if none was seen', async () => {
    const { cart, now } = setUp([lost()]);
    await cart.refresh();
    expect(now()).toMatchObject({ view: undefined, count: undefined });
  });

  it('follows the server again with its next answer, however low its version', async () => {
    const memory = remembering();
    const { cart, now } = setUp([lost(), view(1)], memory);
    await cart.refresh();
    await cart.refresh();
    expect(now()).toMatchObject({ count: 0, isRemembered: false, failure: undefined });
    expect(memory.seen.write).toHaveBeenCalledTimes(1);
  });

  it('does not show a stored cart when the server refuses', async () => {
    const refused = Promise.reject<CartView>(
      new ApiFailure('refusal', 'TableCart', { status: -19 }),
    );
    const { cart, now } = setUp([refused], remembering());
    await cart.refresh();
    expect(now()).toMatchObject({ view: undefined, count: undefined });
  });
});
