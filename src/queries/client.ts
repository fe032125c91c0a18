import { QueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '../config/times.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The client of the API repeats calls itself, as the contract allows for each.
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: MINUTE_MS,
        // Without a network the service worker may still have the answer.
        networkMode: 'offlineFirst',
      },
      // A change that waits for the network would be sent when nobody expects it any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
