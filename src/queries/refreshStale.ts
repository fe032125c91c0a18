import type { QueryClient } from '@tanstack/react-query';
import { copyDateOf } from '../api/copies.ts';
import { isLost } from '../api/failure.ts';

/**
 * Reads everything on the page again that is an offline copy or has no answer. Other data is read
 * again when it is next shown.
 */
export async function refreshStale(client: QueryClient): Promise<void> {
  const old = {
    refetchType: 'active',
    predicate: ({ state }: { state: { data: unknown; error: unknown } }) =>
      isLost(state.error) || copyDateOf(state.data) !== undefined,
  } as const;
  await client.invalidateQueries(old, { cancelRefetch: false });
}
