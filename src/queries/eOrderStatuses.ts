import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { ApiFailure } from '../api/failure.ts';
import { checkEOrderStatus } from '../contract/endpoints/tableCartOrders.ts';
import type { EOrderStatus } from '../contract/orders.ts';
import { queryOf, type ReadOptions } from './read.ts';

/**
 * The reads of `useCheckEOrderStatus` for several orders. Not in `tableCartOrders.ts`, so that the
 * pages which use that file need not load `useQueries`.
 */
export const useEOrderStatuses = (
  eOrderIds: readonly number[],
  options?: Pick<ReadOptions<EOrderStatus>, 'refetchInterval' | 'refetchOnWindowFocus'>,
): UseQueryResult<EOrderStatus, ApiFailure>[] =>
  useQueries({
    queries: eOrderIds.map((eOrderId) => ({
      ...queryOf(checkEOrderStatus, { eOrderId }),
      ...options,
    })),
  });
