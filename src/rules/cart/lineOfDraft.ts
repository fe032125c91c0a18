import type { Menu, MenuItem } from '../../contract/menu.ts';
import { decimalsOf } from '../common/money.ts';
import { chosenModifiers, type Choices } from '../menu/choices.ts';
import { cartLine, type NewLine } from './cartLine.ts';

/** The diner's choices on a dish's page. */
export interface DishDraft {
  /** Identifies the line: a second tap, a retry and a reload must not make another one. */
  uniqueId: string;
  choices: Choices;
  quantity: number;
  note: string;
}

/** The line that a dish's page sends: a new one, or a change of the line with this id. */
export function lineOfDraft(
  menuItem: MenuItem,
  { uniqueId, quantity, note, choices }: DishDraft,
  {
    menuScheduleUniqueId,
    currencyDecimals,
  }: Pick<Menu, 'menuScheduleUniqueId' | 'currencyDecimals'>,
  tableCartId = 0,
): NewLine {
  const decimals = decimalsOf(menuItem.currency, currencyDecimals);
  return cartLine(menuItem, {
    uniqueId,
    quantity,
    instruction: note,
    modifierGroupList: chosenModifiers(menuItem.set_ModifierGroups_VMs, choices, decimals),
    menuItem,
    menuScheduleUniqueId,
    tableCartId,
  });
}
