import { QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { copyDateOf, markCopy } from '../api/copies.ts';
import { MINUTE_MS } from '../config/times.ts';

/** An answer that says the same again is the same one, unless one of the two is the device's copy. */
export function shareUnlessCopied(known: unknown, fresh: unknown): unknown {
  const givenAt = copyDateOf(fresh);
  if (givenAt !== copyDateOf(known)) return fresh;
  const shared: unknown = replaceEqualDeep(known, fresh);
  if (givenAt !== undefined) markCopy(shared, givenAt);
  return shared;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The client of the API repeats calls itself, as the contract allows for each.
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: MINUTE_MS,
        structuralSharing: shareUnlessCopied,
        // Without a network the service worker may still have the answer.
        networkMode: 'offlineFirst',
      },
      // A change that waits for the network would be sent when nobody expects it any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
