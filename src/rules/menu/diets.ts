import type { DietaryTag } from '../../contract/menu.ts';

/** Diets that include another one, so that the page names only the first. */
const SAYS_ALSO: Partial<Record<DietaryTag, DietaryTag>> = { vegan: 'vegetarian' };

export function shownDiets(tags: readonly DietaryTag[]): DietaryTag[] {
  const said = new Set(tags.map((tag) => SAYS_ALSO[tag]));
  return [...new Set(tags)].filter((tag) => !said.has(tag));
}
