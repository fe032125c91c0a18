import type { DietaryTag } from '../../contract/menu.ts';

/** What says more than another: whoever reads the first needs not be told the second. */
const SAYS_ALSO: Partial<Record<DietaryTag, DietaryTag>> = { vegan: 'vegetarian' };

/** The diets to name at a dish. */
export function shownDiets(tags: readonly DietaryTag[]): DietaryTag[] {
  const said = new Set(tags.map((tag) => SAYS_ALSO[tag]));
  return [...new Set(tags)].filter((tag) => !said.has(tag));
}
