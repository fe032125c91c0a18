/** The ordered dishes, in the words of both languages. */
import type { CartViewLine } from '../../contract/cart.ts';
import type { MenuItem } from '../../contract/menu.ts';
import { inLang } from '../common/labels.ts';
import { inBoth, inOne, type Pair, type Speakers } from '../common/speaker.ts';
import { chosenInOrder, chosenWords } from '../menu/choices.ts';

export type OrderedLine = Pick<
  CartViewLine,
  'uniqueId' | 'menuItemId' | 'menuItemName' | 'qty' | 'modifierLists' | 'instruction'
>;

export type NamedDish = Pick<MenuItem, 'id' | 'labelEN' | 'labelAR'>;

/** The name when ordered, with its other language unless the menu has renamed the dish since. */
export function dishName(
  { menuItemId, menuItemName }: OrderedLine,
  dishes: readonly NamedDish[],
  speakers: Speakers,
): Pair {
  const dish = dishes.find(({ id }) => id === menuItemId);
  if (!dish || ![dish.labelEN, dish.labelAR].includes(menuItemName)) return inOne(menuItemName);
  return inBoth(speakers, ({ lang }) => inLang(lang, dish.labelEN, dish.labelAR));
}

/** Its choices in the venue's order. */
export function choiceNames({ modifierLists }: OrderedLine, speakers: Speakers): Pair[] {
  return chosenInOrder(modifierLists).map((choice) =>
    inBoth(speakers, ({ lang }) => chosenWords({ ...choice, label: undefined }, lang)),
  );
}
