import { useQueries } from '@tanstack/react-query';
import { getCartCount } from '../contract/endpoints/tableCart.ts';
import { queryOf } from './read.ts';

/**
 * The number of units in each of several carts; 0 while unknown. Not in `tableCart.ts`, so that
 * dish pages, which use that file, need not load `useQueries`.
 */
export const useCartCounts = (
  carts: readonly { tableCode: string; uniqueCartId: string }[],
): number[] =>
  useQueries({
    queries: carts.map(({ tableCode, uniqueCartId }) =>
      queryOf(getCartCount, { tableCode, uniqueCartId }),
    ),
    combine: (answers) => answers.map(({ data }) => data ?? 0),
  });
