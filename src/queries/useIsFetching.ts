import type { CallPath } from '../contract/calls.ts';
import { useFromCache } from './useQueryCache.ts';
import { queryKey } from './keys.ts';

/** Whether another part of the page is asking this call right now. */
export function useIsAsking(path: CallPath): boolean {
  return useFromCache((client) => client.isFetching({ queryKey: queryKey(path) }) > 0);
}
