import {
  useQuery,
  type QueryFunctionContext,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import { apiLang, call, preloadedAnswer } from '../api/client.ts';
import type { ApiFailure } from '../api/failure.ts';
import { MINUTE_MS, SECOND_MS } from '../config/times.ts';
import type { Endpoint, Sending } from '../contract/endpoint.ts';

type Asking = Pick<QueryFunctionContext, 'signal'> & Partial<Pick<QueryFunctionContext, 'client'>>;

/** The query options shared by hooks, loaders and prefetches. */
export interface Read<T> {
  queryKey: readonly unknown[];
  queryFn: (context: Asking) => Promise<T>;
  initialData?: () => T | undefined;
  staleTime?: StaleTime;
}

type StaleTime = number | ((query: { state: { dataUpdateCount: number } }) => number);

/** The page that shows an early answer does not repeat the read; it still never counts as fresh. */
const onlyEarly: StaleTime = ({ state }) => (state.dataUpdateCount === 0 ? SECOND_MS : 0);

function staleTimeOf(freshMinutes: number): StaleTime {
  return freshMinutes === 0 ? onlyEarly : freshMinutes * MINUTE_MS;
}

/**
 * From general to specific: controller, call, parameters, language. Most answers contain text of
 * one language only, so each language is cached separately. Without parameters the key matches all
 * answers of a call.
 */
export function queryKey(path: string, asked?: Sending): readonly unknown[] {
  const call = [path.split('/', 1)[0], path];
  return asked ? [...call, asked, asked['lang'] ?? apiLang()] : call;
}

/** Refuses calls that change data: a query may be repeated, cached and prefetched. */
type ReadEndpoint<Answer, Asked extends Sending> = Endpoint<string, Answer, Asked, false>;

export function queryOf<Answer, Asked extends Sending>(
  endpoint: ReadEndpoint<Answer, Asked>,
  asked: NoInfer<Asked>,
): Read<Answer> {
  const { path, freshMinutes } = endpoint;
  const key = queryKey(path, asked);
  return {
    queryKey: key,
    queryFn: ({ signal, client }) =>
      call(endpoint, asked, { signal, held: client?.getQueryData<Answer>(key) }),
    initialData: () => preloadedAnswer(endpoint, asked),
    ...(freshMinutes !== undefined && { staleTime: staleTimeOf(freshMinutes) }),
  };
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
    | 'refetchIntervalInBackground'
    | 'refetchOnMount'
    | 'refetchOnWindowFocus'
    | 'retryOnMount'
    | 'staleTime'
  >
>;

/** Placeholder in a hook for a missing read. It must stay disabled. */
export const NOTHING: Read<never> = {
  queryKey: ['nothing'],
  queryFn: () => Promise.reject(new Error('There is nothing to read.')),
};

type WhenToAsk = Pick<
  ReadOptions<unknown>,
  'enabled' | 'refetchInterval' | 'refetchOnWindowFocus'
> &
  Pick<Read<unknown>, 'staleTime'>;

/** Options that limit when a read is made and which part of it is used. */
export interface Picked<T> extends Read<unknown>, WhenToAsk {
  select(answer: unknown): T;
}

export function picked<Answer, T>(
  query: Read<Answer>,
  select: (answer: Answer) => T,
  options: WhenToAsk = {},
): Picked<T> {
  return { ...query, ...options, select };
}

export function usePicked<T>(query: Picked<T>, options?: WhenToAsk): UseQueryResult<T, ApiFailure> {
  return useQuery<unknown, ApiFailure, T>({ ...query, ...options });
}

export function useRead<T>(
  query: Read<T>,
  options?: ReadOptions<T>,
): UseQueryResult<T, ApiFailure> {
  return useQuery<T, ApiFailure>({ ...query, ...options });
}

/**
 * True during the first request of one of these reads. Stays false once all are answered, so that a
 * repeated read does not remove the content on screen.
 */
export function useAreFirstAwaited(...reads: readonly { isLoading: boolean }[]): boolean {
  const [isOver, setIsOver] = useState(false);
  const isAwaited = reads.some(({ isLoading }) => isLoading);
  if (!isAwaited && !isOver) setIsOver(true);
  return isAwaited && !isOver;
}

/** Makes the hook of a read. */
/* @__NO_SIDE_EFFECTS__ */
export function readHook<Answer, Asked extends Sending>(endpoint: ReadEndpoint<Answer, Asked>) {
  return function useCall(
    asked: Asked,
    options?: ReadOptions<Answer>,
  ): UseQueryResult<Answer, ApiFailure> {
    return useRead(queryOf(endpoint, asked), options);
  };
}
