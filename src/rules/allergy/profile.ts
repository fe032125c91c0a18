import { ALLERGENS, type Allergen } from '../../contract/modifiers.ts';
import type { DietaryTag } from '../../contract/menu.ts';

/** What one keeps to, by the tag of the contract that decides it. The last is one that is avoided. */
export const DIETS = [
  'vegetarian',
  'vegan',
  'halal',
  'kosher',
  'containsAlcohol',
] as const satisfies readonly DietaryTag[];
export type Diet = (typeof DIETS)[number];

export const OWN_WORDS_LIMIT = 10;
export const OWN_WORD_LENGTH = 40;

/** What a diner must not or will not eat, at every venue. */
export interface AllergyProfile {
  allergens: readonly Allergen[];
  diets: readonly Diet[];
  /** In the diner's own words: "garlic". */
  words: readonly string[];
  /** Leaves out what contains any of it; else it is only marked. */
  hidesDishes: boolean;
  /** Tells the kitchen, in the note of an order. */
  tellsKitchen: boolean;
}

/** As it may be stored: any field may be missing, and the lists may hold anything of their kind. */
export interface StoredProfile {
  allergens?: readonly Allergen[] | undefined;
  diets?: readonly DietaryTag[] | undefined;
  words?: readonly string[] | undefined;
  hidesDishes?: boolean | undefined;
  tellsKitchen?: boolean | undefined;
}

/** One line, without what cannot be seen. */
function plainWord(word: string): string {
  const line = word.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return line.slice(0, OWN_WORD_LENGTH).trim();
}

/** The diner's own words as they are kept: few, short, none twice. */
export function ownWords(words: readonly string[]): string[] {
  const known = new Map(words.map(plainWord).map((word) => [word.toLowerCase(), word]));
  known.delete('');
  return [...known.values()].slice(0, OWN_WORDS_LIMIT);
}

/** Sorted as the law and the sheet do, whatever is stored. */
export function profileOf(stored: StoredProfile): AllergyProfile {
  const { allergens = [], diets = [], words = [] } = stored;
  return {
    allergens: ALLERGENS.filter((each) => allergens.includes(each)),
    diets: DIETS.filter((each) => diets.includes(each)),
    words: ownWords(words),
    hidesDishes: stored.hidesDishes ?? false,
    tellsKitchen: stored.tellsKitchen ?? false,
  };
}

export function isEmptyProfile({ allergens, diets, words }: AllergyProfile): boolean {
  return allergens.length + diets.length + words.length === 0;
}
