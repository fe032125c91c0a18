import { QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { copyDateOf, markAnswer, sourceOf } from '../api/copies.ts';
import { MINUTE_MS } from '../config/times.ts';

/** Keeps the old object for an equal answer, unless one of the two is a copy on the device. */
export function shareUnlessCopied(known: unknown, fresh: unknown): unknown {
  if (copyDateOf(fresh) !== copyDateOf(known)) return fresh;
  const shared: unknown = replaceEqualDeep(known, fresh);
  const source = sourceOf(fresh);
  if (source) markAnswer(shared, source);
  return shared;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The API client already repeats calls, as the contract allows for each.
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: MINUTE_MS,
        structuralSharing: shareUnlessCopied,
        // Offline, the service worker may still have the answer.
        networkMode: 'offlineFirst',
      },
      // A change must not be sent later, when the diner no longer expects it.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
