import type { CartViewLine } from '../../contract/cart.ts';
import type { MenuItem } from '../../contract/menu.ts';
import { modifierItemIdOf, type Modifier } from '../../contract/modifiers.ts';

/** The known kilocalories, and how many parts of the sum have no number. */
export interface Energy {
  known: number;
  notSaid: number;
}

type SaidDish = Pick<MenuItem, 'id' | 'calories'>;

interface Portion {
  /** For the dish itself; undefined if the venue gives none or the menu is unknown. */
  calories: number | undefined;
  isCombo: boolean;
  chosen: readonly Modifier[];
  /** The diner still has to make a choice. */
  isOpen: boolean;
}

/** "No onions" is not food: it adds nothing to the dish. */
export function foodsOf(chosen: readonly Modifier[]): Modifier[] {
  return chosen.filter(({ isNonItemMod, quantity }) => !isNonItemMod && quantity > 0);
}

/** A choice's own number, else that of the dish on the menu if it is a course of a set meal. */
function saidOf({ calories, comboItemId }: Modifier, menu: readonly SaidDish[]) {
  if (calories !== undefined || comboItemId === undefined) return calories;
  return menu.find(({ id }) => id === comboItemId)?.calories;
}

/** One portion of a dish with its choices; undefined if nothing is known. */
export function energyOf(portion: Portion, menu: readonly SaidDish[]): Energy | undefined {
  const { calories, isCombo, isOpen } = portion;
  const foods = foodsOf(portion.chosen);
  const isCourse = ({ comboItemId }: Modifier) => isCombo && comboItemId !== undefined;
  const courses = foods.filter(isCourse);
  const areCoursesSaid = !isOpen && courses.every((each) => saidOf(each, menu) !== undefined);
  // A set meal's number and those of its courses cover the same food: count only one of them.
  const isOfCourses = courses.length > 0 && (calories === undefined || areCoursesSaid);
  const isOfMeal = courses.length > 0 && !isOfCourses;
  const counted = isOfMeal ? foods.filter((each) => !isCourse(each)) : foods;

  let known = isOfCourses ? 0 : (calories ?? 0);
  let isSaid = !isOfCourses && calories !== undefined;
  // Free units of a choice are a separate entry.
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

/** Unknown parts count once per dish; cutlery and bags never. Undefined if nothing is known. */
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

/** True when the number changes with the choices. A sum without the dish would be too low. */
export function isSummed(item: MenuItem): boolean {
  const hasChoices =
    item.set_ModifierGroups_VMs.length > 0 ||
    item.hasModifiers ||
    item.isCustomized ||
    item.isCombo;
  return hasChoices && (item.calories !== undefined || item.isCombo);
}
