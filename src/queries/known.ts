import { skipToken, useQuery } from '@tanstack/react-query';
import type { Controller } from '../contract/endpoint.ts';
import { queryKey } from './keys.ts';

/** What another part of the page has read by this call; asks for nothing itself. */
export function useKnown(controller: Controller, call: string, asked: readonly unknown[]): unknown {
  return useQuery({ queryKey: queryKey(controller, call, asked), queryFn: skipToken }).data;
}
