/** The diner's place in each menu in this tab's history. */
import * as v from 'valibot';
import { entry } from './entry.ts';

const MenuPlaceLeft = v.object({
  /** The address of a dish on screen. */
  dish: v.string(),
  /** The distance of its row from the upper edge of the screen. */
  top: v.number(),
  scrollY: v.number(),
  /** True when the keyboard focus was in this row. */
  isFocused: v.optional(v.boolean()),
});
export type MenuPlaceLeft = v.InferOutput<typeof MenuPlaceLeft>;

export const menuPlacesEntry = entry({
  area: 'session',
  key: () => 'menuPlaces',
  schema: v.record(v.string(), MenuPlaceLeft),
});
