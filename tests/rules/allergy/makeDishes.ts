/** Builds dishes and choices from the fields that a test names. */
import type { DietaryTag, MenuItem } from '../../../src/contract/menu.ts';
import type { Allergen, Modifier } from '../../../src/contract/modifiers.ts';
import type { StoredProfile } from '../../../src/rules/allergy/profile.ts';
import { menuItem, modifier } from '../make.ts';

type Lists = [contains?: Allergen[], mayContain?: Allergen[], tags?: DietaryTag[]];

export const dish = (
  lists: Lists,
  name = 'Plate',
  description = '',
  over: Partial<MenuItem> = {},
) =>
  menuItem({
    labelEN: name,
    labelAR: '',
    descriptionEN: description,
    allergens: lists[0] ?? [],
    mayContain: lists[1] ?? [],
    dietaryTags: lists[2] ?? [],
    ...over,
  });
export const choice = (allergens: Allergen[] | undefined, over: Partial<Modifier> = {}): Modifier =>
  modifier({ itemName: 'Side', labelEn: 'Side', labelAr: '', allergens, ...over });
export const avoids = (...allergens: Allergen[]): StoredProfile => ({ allergens });
export const keeps = (...diets: DietaryTag[]): StoredProfile => ({ diets });
export const word = (...words: string[]): StoredProfile => ({ words });
