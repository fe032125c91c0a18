import { useQueries } from '@tanstack/react-query';
import { cartCountQuery } from './tableCart.ts';

/** How much is in each of several carts, in their order; 0 while it is not known. */
export const useCartCounts = (
  carts: readonly { tableCode: string; uniqueCartId: string }[],
): number[] =>
  useQueries({
    queries: carts.map(({ tableCode, uniqueCartId }) => cartCountQuery(tableCode, uniqueCartId)),
    combine: (answers) => answers.map(({ data }) => data ?? 0),
  });
