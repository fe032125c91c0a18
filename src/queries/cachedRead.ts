import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { CallAt, CallPath } from '../contract/calls.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { queryKey } from './read.ts';

type AskedAt<Path extends CallPath> = NonNullable<CallAt<Path>['asked']>;
type AnswerAt<Path extends CallPath> =
  CallAt<Path> extends Endpoint<string, infer Answer> ? Answer : never;

/** Watches the cache from outside: an observer of a query would replace its refetch function. */
function useQueryCache<T>(look: (client: QueryClient) => T): T {
  const client = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  );
  return useSyncExternalStore(subscribe, () => look(client));
}

/**
 * Reads the cached answer of a call made elsewhere on the page, without requesting it. It needs
 * only the path, so the schema of the answer is not loaded.
 */
export function useCachedRead<const Path extends CallPath>(
  path: Path,
  asked: AskedAt<Path>,
): AnswerAt<Path> | undefined {
  return useQueryCache((client) => client.getQueryData<AnswerAt<Path>>(queryKey(path, asked)));
}

/** True while another part of the page is making this call. */
export function useIsFetching(path: CallPath): boolean {
  return useQueryCache((client) => client.isFetching({ queryKey: queryKey(path) }) > 0);
}
