import { SECOND_MS } from '../../config/times.ts';

/** By the device's clock; 0 for a past or invalid time. */
export function secondsUntil(iso: string): number {
  return Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / SECOND_MS)) || 0;
}
