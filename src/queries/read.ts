import {
  useQuery,
  type QueryFunctionContext,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { ApiFailure } from '../api/failure.ts';

/** What a hook, a loader and a prefetch share. */
export interface Read<T> {
  queryKey: readonly unknown[];
  queryFn: (context: Pick<QueryFunctionContext, 'signal'>) => Promise<T>;
  staleTime?: number;
}

export type ReadOptions<T> = Partial<
  Pick<
    UseQueryOptions<T, ApiFailure>,
    | 'enabled'
    | 'gcTime'
    | 'initialData'
    | 'initialDataUpdatedAt'
    | 'placeholderData'
    | 'refetchInterval'
    | 'refetchOnMount'
    | 'refetchOnWindowFocus'
    | 'staleTime'
  >
>;

export function read<T>(
  queryKey: readonly unknown[],
  load: (signal?: AbortSignal) => Promise<T>,
  options: Pick<Read<T>, 'staleTime'> = {},
): Read<T> {
  return { queryKey, queryFn: ({ signal }) => load(signal), ...options };
}

/** Stands in a hook for a read that there is none of. Whoever uses it does not enable it. */
export const NOTHING: Read<never> = {
  queryKey: ['nothing'],
  queryFn: () => Promise.reject(new Error('There is nothing to read.')),
};

type WhenToAsk = Pick<
  ReadOptions<unknown>,
  'enabled' | 'refetchInterval' | 'refetchOnWindowFocus' | 'staleTime'
>;

/** A read of which only so much is looked at, and when. */
export interface Picked<T> extends Read<unknown>, WhenToAsk {
  staleTime?: number;
  select(answer: unknown): T;
}

export function picked<Answer, T>(
  query: Read<Answer>,
  select: (answer: Answer) => T,
  options: WhenToAsk & Pick<Read<T>, 'staleTime'> = {},
): Picked<T> {
  return { ...query, ...options, select };
}

export function usePicked<T>(query: Picked<T>, options?: WhenToAsk): UseQueryResult<T, ApiFailure> {
  return useQuery<unknown, ApiFailure, T>({ ...query, ...options });
}

/** For what changes under the diner's hands: each look asks again. */
export const ALWAYS_STALE = { staleTime: 0 } as const;

export function useRead<T>(
  query: Read<T>,
  options?: ReadOptions<T>,
): UseQueryResult<T, ApiFailure> {
  return useQuery<T, ApiFailure>({ ...query, ...options });
}
