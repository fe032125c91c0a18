/** What belongs to the diner's device, whatever the venue. */
import * as v from 'valibot';
import { ALLERGENS } from '../contract/modifiers.ts';
import { DIETARY_TAGS } from '../contract/menu.ts';
import { list, maybe, maybeFlag, maybeText, text } from '../contract/schema.ts';
import { entry } from './entry.ts';

export const RecentVenue = v.object({
  code: v.pipe(v.string(), v.nonEmpty()),
  tableCode: maybeText,
  /** Visited to have it brought or to fetch it, not to sit there. */
  isDelivery: maybeFlag,
  label: text,
  at: text,
});
export type RecentVenue = v.InferOutput<typeof RecentVenue>;

const RECENT_VENUES_LIMIT = 12;

/** Newest first. */
export const recentVenuesEntry = entry({
  area: 'local',
  key: () => 'recentVenues',
  schema: v.pipe(
    v.array(v.unknown()),
    v.transform((values) =>
      v.parse(list(RecentVenue, 'recent venues'), values).slice(0, RECENT_VENUES_LIMIT),
    ),
  ),
});

const Preferences = v.object({
  theme: maybe(v.picklist(['light', 'dark'])),
  textSize: maybe(v.picklist(['normal', 'large', 'larger'])),
  allergens: maybe(list(v.picklist(ALLERGENS))),
  diets: maybe(list(v.picklist(DIETARY_TAGS))),
});
type Preferences = v.InferOutput<typeof Preferences>;

export const preferencesEntry = entry({
  area: 'local',
  key: () => 'preferences',
  schema: Preferences,
});

/** The diner has read that this browser keeps nothing for a time without a network. */
export const noWorkerToldEntry = entry({
  area: 'local',
  key: () => 'noWorkerTold',
  schema: v.boolean(),
});
