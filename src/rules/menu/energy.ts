import type { CartViewLine } from '../../contract/cart.ts';
import type { MenuItem } from '../../contract/menu.ts';
import { modifierItemIdOf, type Modifier } from '../../contract/modifiers.ts';

/** Kilocalories as far as the venue says them, and how many of the things summed it does not say. */
export interface Energy {
  known: number;
  notSaid: number;
}

type SaidDish = Pick<MenuItem, 'id' | 'calories'>;

interface Portion {
  /** Of the dish itself; undefined where the venue does not say them, or the menu is not known. */
  calories: number | undefined;
  isCombo: boolean;
  chosen: readonly Modifier[];
  /** A choice must still be made. */
  isOpen: boolean;
}

/** "No onions" is no food: nothing of it goes into the dish. */
export function foodsOf(chosen: readonly Modifier[]): Modifier[] {
  return chosen.filter(({ isNonItemMod, quantity }) => !isNonItemMod && quantity > 0);
}

/** A choice's own number; a course of a set meal is a dish of the menu. */
function saidOf({ calories, comboItemId }: Modifier, menu: readonly SaidDish[]) {
  if (calories !== undefined || comboItemId === undefined) return calories;
  return menu.find(({ id }) => id === comboItemId)?.calories;
}

/** One portion of a dish with its choices; undefined where nothing of it is said. */
export function energyOf(portion: Portion, menu: readonly SaidDish[]): Energy | undefined {
  const { calories, isCombo, isOpen } = portion;
  const foods = foodsOf(portion.chosen);
  const isCourse = ({ comboItemId }: Modifier) => isCombo && comboItemId !== undefined;
  const courses = foods.filter(isCourse);
  const areCoursesSaid = !isOpen && courses.every((each) => saidOf(each, menu) !== undefined);
  // A set meal's number and those of its courses speak of the same food: only one of them counts.
  const isOfCourses = courses.length > 0 && (calories === undefined || areCoursesSaid);
  const isOfMeal = courses.length > 0 && !isOfCourses;
  const counted = isOfMeal ? foods.filter((each) => !isCourse(each)) : foods;

  let known = isOfCourses ? 0 : (calories ?? 0);
  let isSaid = !isOfCourses && calories !== undefined;
  // Free units of a choice stand in an entry of their own.
  const unsaid = new Set<number>();
  for (const choice of counted) {
    const own = saidOf(choice, menu);
    if (own === undefined) unsaid.add(modifierItemIdOf(choice));
    else known += own * choice.quantity;
    isSaid ||= own !== undefined;
  }
  const isDishUnsaid = !isOfCourses && calories === undefined;
  return isSaid ? { known, notSaid: unsaid.size + Number(isDishUnsaid) } : undefined;
}

type EatenLine = Pick<
  CartViewLine,
  'menuItemId' | 'qty' | 'modifierLists' | 'isCombo' | 'isNonItem'
>;

/**
 * A whole cart; what is not said counts once for each dish. Undefined where nothing is said.
 * Cutlery and bags are no food.
 */
export function energyOfCart(
  lines: readonly EatenLine[],
  menu: readonly SaidDish[],
): Energy | undefined {
  let known = 0;
  let isSaid = false;
  const unsaid = new Set<number>();
  for (const { menuItemId, qty, modifierLists: chosen, isCombo, isNonItem } of lines) {
    if (isNonItem || qty === 0) continue;
    const calories = menu.find(({ id }) => id === menuItemId)?.calories;
    const energy = energyOf({ calories, isCombo, chosen, isOpen: false }, menu);
    known += (energy?.known ?? 0) * qty;
    isSaid ||= energy !== undefined;
    if (energy?.notSaid !== 0) unsaid.add(menuItemId);
  }
  return isSaid ? { known, notSaid: unsaid.size } : undefined;
}

/** Dishes whose number changes with what is chosen. A sum that lacks the dish itself says too little. */
export function isSummed(item: MenuItem): boolean {
  const hasChoices =
    item.set_ModifierGroups_VMs.length > 0 ||
    item.hasModifiers ||
    item.isCustomized ||
    item.isCombo;
  return hasChoices && (item.calories !== undefined || item.isCombo);
}
