import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { CallAt, CallPath } from '../contract/calls.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { queryKey } from './keys.ts';

type AskedAt<Path extends CallPath> = NonNullable<CallAt<Path>['asked']>;
type AnswerAt<Path extends CallPath> =
  CallAt<Path> extends Endpoint<string, infer Answer> ? Answer : never;

/**
 * Reads the cached answer of a call made elsewhere on the page, without requesting it. It needs only
 * the path, so the schema of the answer is not loaded. It looks from outside: as an observer of the
 * query it would take away the function by which the page asks again.
 */
export function useCachedRead<const Path extends CallPath>(
  path: Path,
  asked: AskedAt<Path>,
): AnswerAt<Path> | undefined {
  const client = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  );
  return useSyncExternalStore(subscribe, () =>
    client.getQueryData<AnswerAt<Path>>(queryKey(path, asked)),
  );
}
