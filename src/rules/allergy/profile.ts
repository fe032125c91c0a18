import { ALLERGENS, type Allergen } from '../../contract/modifiers.ts';
import type { DietaryTag } from '../../contract/menu.ts';

/** Diets, named by the contract's tag that decides them. The last is a tag to avoid. */
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

/** The things that a diner must not or will not eat, at every venue. */
export interface AllergyProfile {
  allergens: readonly Allergen[];
  diets: readonly Diet[];
  /** In the diner's own words: "garlic". */
  words: readonly string[];
  /** True hides dishes that contain any of it; false only marks them. */
  hidesDishes: boolean;
  /** Adds a line for the kitchen to an order's note. */
  tellsKitchen: boolean;
}

/** The stored form: any field may be missing, and the lists may hold any values of their types. */
export interface StoredProfile {
  allergens?: readonly Allergen[] | undefined;
  diets?: readonly DietaryTag[] | undefined;
  words?: readonly string[] | undefined;
  hidesDishes?: boolean | undefined;
  tellsKitchen?: boolean | undefined;
}

/** Makes one line without invisible characters. */
function plainWord(word: string): string {
  const line = word.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return line.slice(0, OWN_WORD_LENGTH).trim();
}

/** The diner's own words, limited in number and length, without duplicates. */
export function ownWords(words: readonly string[]): string[] {
  const known = new Map(words.map(plainWord).map((word) => [word.toLowerCase(), word]));
  known.delete('');
  return [...known.values()].slice(0, OWN_WORDS_LIMIT);
}

/** Sorts like the law and the sheet, regardless of the stored order. */
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
