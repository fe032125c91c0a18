import { links } from '../../rules/common/routes.ts';
import { SEAT_LIFE_MS } from '../../config/times.ts';
import { modes } from '../../ordering/visit/modes.ts';
import { recentVenuesEntry, type RecentVenue } from '../../storage/deviceEntries.ts';
import { stateEntry } from '../../storage/visitEntries.ts';

type Visited = Pick<RecentVenue, 'code' | 'tableCode' | 'isDelivery'>;

export function addressOfVenue({ code, tableCode, isDelivery }: Visited): string {
  return isDelivery ? links.delivery(code) : links.emenu(code, tableCode);
}

/** The start address of an installed app: the last venue, at its table while the visit may last. */
export function lastVenue(venues: readonly RecentVenue[], nowMs: number): string | undefined {
  const [venue] = venues;
  if (!venue) return undefined;
  const agoMs = nowMs - Date.parse(venue.at);
  const isSeated = agoMs >= 0 && agoMs < SEAT_LIFE_MS;
  return addressOfVenue({ ...venue, tableCode: isSeated ? venue.tableCode : undefined });
}

/** The venue from an earlier visit, if any. */
export function knownVenue(code: string): RecentVenue | undefined {
  return recentVenuesEntry.read()?.find((venue) => venue.code === code);
}

/** The mode of this tab's last order. */
export const lastMode = () => modes[stateEntry.read() ?? 'Table'];
