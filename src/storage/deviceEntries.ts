/** Entries that belong to the device, independent of the venue. */
import * as v from 'valibot';
import { ALLERGENS } from '../contract/modifiers.ts';
import { DIETARY_TAGS } from '../contract/menu.ts';
import { list, maybe, maybeFlag, maybeText, text } from '../contract/schema.ts';
import { entry } from './entry.ts';

export const RecentVenue = v.object({
  code: v.pipe(v.string(), v.nonEmpty()),
  tableCode: maybeText,
  /** Visited on the delivery side, not at a table. */
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
  lessMotion: maybe(v.boolean()),
  allergens: maybe(list(v.picklist(ALLERGENS))),
  /** Announces a ready order by all means of this device. */
  alerts: maybe(v.boolean()),
  diets: maybe(list(v.picklist(DIETARY_TAGS))),
  /** The diner's own words for other things to avoid. */
  words: maybe(list(v.string())),
  hidesDishes: maybeFlag,
  tellsKitchen: maybeFlag,
});
type Preferences = v.InferOutput<typeof Preferences>;

export const preferencesEntry = entry({
  area: 'local',
  key: () => 'preferences',
  schema: Preferences,
});

/** True when the diner avoids something, so that the app marks dishes. */
export function avoidsSomething(): boolean {
  const { allergens, diets, words } = preferencesEntry.read() ?? {};
  return [allergens, diets, words].some((list) => list?.length);
}

/** The diner knows that this browser cannot work offline. */
export const noWorkerToldEntry = entry({
  area: 'local',
  key: () => 'noWorkerTold',
  schema: v.boolean(),
});
