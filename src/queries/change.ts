import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { ApiFailure } from '../api/failure.ts';

/** The only way in which a call that changes data leaves a page. */
export function useChange<Asked, T>(
  change: (asked: Asked) => Promise<T>,
  /** Reads that the change makes untrue. */
  outdated: readonly (readonly unknown[])[] = [],
): UseMutationResult<T, ApiFailure, Asked> {
  const client = useQueryClient();
  return useMutation<T, ApiFailure, Asked>({
    mutationFn: change,
    onSuccess: async () => {
      await Promise.all(outdated.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}
