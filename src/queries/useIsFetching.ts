import type { CallPath } from '../contract/calls.ts';
import { useQueryCache } from './useQueryCache.ts';
import { queryKey } from './keys.ts';

/** Whether another part of the page is asking this call right now. */
export function useIsFetching(path: CallPath): boolean {
  return useQueryCache((client) => client.isFetching({ queryKey: queryKey(path) }) > 0);
}
