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

/** An ordered line to read out or to print. */
export interface LineWords {
  id: string;
  qty: number;
  name: Pair;
  choices: Pair[];
  /** As the diner wrote it. */
  note: string;
}

export function lineWords(
  line: OrderedLine,
  dishes: readonly NamedDish[],
  speakers: Speakers,
): LineWords {
  return {
    id: line.uniqueId,
    qty: line.qty,
    name: dishName(line, dishes, speakers),
    choices: choiceNames(line, speakers),
    note: line.instruction.trim(),
  };
}

/** The name when ordered, with its other language unless the menu has renamed the dish since. */
function dishName(
  { menuItemId, menuItemName }: OrderedLine,
  dishes: readonly NamedDish[],
  speakers: Speakers,
): Pair {
  const dish = dishes.find(({ id }) => id === menuItemId);
  if (!dish || ![dish.labelEN, dish.labelAR].includes(menuItemName)) return inOne(menuItemName);
  return inBoth(speakers, ({ lang }) => inLang(lang, dish.labelEN, dish.labelAR));
}

/** Its choices in the venue's order. */
function choiceNames({ modifierLists }: OrderedLine, speakers: Speakers): Pair[] {
  return chosenInOrder(modifierLists).map((choice) =>
    inBoth(speakers, ({ lang }) => chosenWords({ ...choice, label: undefined }, lang)),
  );
}
