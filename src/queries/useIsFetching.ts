import type { CallPath } from '../contract/calls.ts';
import { useQueryCache } from './useQueryCache.ts';
import { queryKey } from './keys.ts';

/** True while another part of the page is making this call. */
export function useIsFetching(path: CallPath): boolean {
  return useQueryCache((client) => client.isFetching({ queryKey: queryKey(path) }) > 0);
}
