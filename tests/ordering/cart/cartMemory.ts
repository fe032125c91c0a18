import type { CartTools } from '../../../src/ordering/cart/serverCart.ts';

/** A device in reach of its server that remembers nothing. */
export const NO_MEMORY: Pick<CartTools, 'isOffline' | 'named' | 'seen'> = {
  isOffline: () => false,
  named: (view) => view,
  seen: { read: () => undefined, write: () => undefined },
};
