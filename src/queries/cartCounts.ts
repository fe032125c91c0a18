import { useQueries } from '@tanstack/react-query';
import { getCartCount } from '../contract/endpoints/tableCart.ts';
import { queryOf } from './read.ts';

/** How much is in each of several carts, in their order; 0 while it is not known. */
export const useCartCounts = (
  carts: readonly { tableCode: string; uniqueCartId: string }[],
): number[] =>
  useQueries({
    queries: carts.map(({ tableCode, uniqueCartId }) =>
      queryOf(getCartCount, { tableCode, uniqueCartId }),
    ),
    combine: (answers) => answers.map(({ data }) => data ?? 0),
  });
