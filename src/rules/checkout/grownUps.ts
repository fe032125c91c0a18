import type { CartViewLine } from '../../contract/cart.ts';
import type { Lang } from '../../contract/languages.ts';
import type { MenuItem } from '../../contract/menu.ts';
import { labelOf } from '../common/labels.ts';

type AskedDish = Pick<MenuItem, 'id' | 'label' | 'labelEN' | 'labelAR' | 'minAge' | 'dietaryTags'>;
type AskedLine = Pick<CartViewLine, 'menuItemId' | 'qty' | 'modifierLists'>;

/** Dishes for guests from an age on; undefined for alcohol without a stated age. */
interface GrownUpDishes {
  minAge: number | undefined;
  names: string[];
}

/** The dishes of a cart that are for adults, highest age first, alcohol without an age last. */
export function forGrownUps(
  lines: readonly AskedLine[],
  menu: readonly AskedDish[],
  lang: Lang,
): GrownUpDishes[] {
  // A course of a set meal is a dish of the menu.
  const eaten = lines.filter(({ qty }) => qty > 0);
  const courses = eaten.flatMap(({ modifierLists }) => modifierLists);
  const ids = new Set<number | undefined>(eaten.map(({ menuItemId }) => menuItemId));
  for (const { comboItemId } of courses) ids.add(comboItemId);
  const namesOf = new Map<number, string[]>();
  for (const dish of menu) {
    const { id, minAge = 0, dietaryTags } = dish;
    if (!ids.has(id) || (minAge === 0 && !dietaryTags.includes('containsAlcohol'))) continue;
    // The menu may be stored in the other language: `label` comes last.
    const name = labelOf({ ...dish, label: '' }, lang) || dish.label;
    namesOf.set(minAge, [...(namesOf.get(minAge) ?? []), name]);
  }
  return [...namesOf]
    .toSorted(([one], [other]) => other - one)
    .map(([minAge, names]) => ({ minAge: minAge || undefined, names: [...new Set(names)] }));
}
