import { links } from '../../config/paths.ts';
import { SEAT_LIFE_MS } from '../../config/times.ts';
import type { RecentVenue } from '../../storage/deviceEntries.ts';

export function addressOfVenue({ code, tableCode, isDelivery }: RecentVenue): string {
  return isDelivery ? links.delivery(code) : links.emenu(code, tableCode);
}

/**
 * Where an installed app opens: the last venue, at its table only while the visit may still last.
 */
export function lastVenue(venues: readonly RecentVenue[], nowMs: number): string | undefined {
  const [venue] = venues;
  if (!venue) return undefined;
  const agoMs = nowMs - Date.parse(venue.at);
  const isSeated = agoMs >= 0 && agoMs < SEAT_LIFE_MS;
  return addressOfVenue({ ...venue, tableCode: isSeated ? venue.tableCode : undefined });
}
