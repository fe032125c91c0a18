import type { CartTools } from '../../../src/ordering/cart/serverCart.ts';

/** Online, and without a stored copy of the cart. */
export const NO_MEMORY: Pick<CartTools, 'isOffline' | 'named' | 'seen'> = {
  isOffline: () => false,
  named: (view) => view,
  seen: { read: () => undefined, write: () => undefined },
};
