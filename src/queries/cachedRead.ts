import type { CallAt, CallPath } from '../contract/calls.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { useQueryCache } from './useQueryCache.ts';
import { queryKey } from './keys.ts';

type AskedAt<Path extends CallPath> = NonNullable<CallAt<Path>['asked']>;
type AnswerAt<Path extends CallPath> =
  CallAt<Path> extends Endpoint<string, infer Answer> ? Answer : never;

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
