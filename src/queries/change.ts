import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import type { ApiFailure } from '../api/failure.ts';
import type { CallPath } from '../contract/calls.ts';
import type { Endpoint, Sending } from '../contract/endpoint.ts';
import { queryKey } from './read.ts';

/** Every call that changes data is made through this. */
export function useChange<Asked, T>(
  change: (asked: Asked) => Promise<T>,
  /** Reads that the change makes outdated. */
  outdated: readonly CallPath[] = [],
): UseMutationResult<T, ApiFailure, Asked> {
  const client = useQueryClient();
  return useMutation<T, ApiFailure, Asked>({
    mutationFn: change,
    onSuccess: async () => {
      await Promise.all(
        outdated.map((path) => client.invalidateQueries({ queryKey: queryKey(path) })),
      );
    },
  });
}

/** Makes the hook of a change. */
/* @__NO_SIDE_EFFECTS__ */
export function changeHook<Answer, Asked extends Sending>(
  endpoint: Endpoint<string, Answer, Asked, true>,
  outdated?: readonly CallPath[],
) {
  return function useCall(): UseMutationResult<Answer, ApiFailure, Asked> {
    return useChange((asked: Asked) => call(endpoint, asked), outdated);
  };
}
