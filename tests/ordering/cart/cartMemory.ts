import type { CartTools } from '../../../src/ordering/cart/serverCart.ts';

/** A device in reach of its server that remembers nothing. */
export const NO_MEMORY: Pick<CartTools, 'isAway' | 'named' | 'seen'> = {
  isAway: () => false,
  named: (view) => view,
  seen: { read: () => undefined, write: () => undefined },
};
