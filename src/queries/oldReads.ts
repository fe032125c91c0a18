import type { QueryClient } from '@tanstack/react-query';
import { copyDateOf } from '../api/copies.ts';
import { isLost } from '../api/failure.ts';

/** Asks again for whatever the page shows an older copy of, or nothing, for want of an answer. */
export async function renewOldReads(client: QueryClient): Promise<void> {
  const asked = {
    type: 'active',
    predicate: ({ state }: { state: { data: unknown; error: unknown } }) =>
      isLost(state.error) || copyDateOf(state.data) !== undefined,
  } as const;
  await client.refetchQueries(asked, { cancelRefetch: false });
}
