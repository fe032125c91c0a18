import type { DietaryTag } from '../../contract/menu.ts';
import type { IconName } from '../../ui/media/iconPaths.ts';

export const DIET_ICONS: Record<DietaryTag, IconName> = {
  vegetarian: 'leaf',
  vegan: 'sprout',
  halal: 'crescent',
  kosher: 'star',
  glutenFree: 'noWheat',
  dairyFree: 'noMilk',
  nutFree: 'noNut',
  spicy: 'flame',
  lowCalorie: 'feather',
  keto: 'avocado',
  organic: 'sun',
  containsAlcohol: 'glass',
};
