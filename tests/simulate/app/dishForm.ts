/** The form of a dish: choices until the form has no complaint, then the line that "Add" sends. */
import type { MenuItem } from '../../../src/contract/menu.ts';
import { modifierItemIdOf, type ModifierGroup } from '../../../src/contract/modifiers.ts';
import { deviceLine } from '../../../src/ordering/cart/deviceLine.ts';
import type { NewLine } from '../../../src/ordering/cart/lineAgain.ts';
import {
  choiceProblems,
  choose,
  chosenModifiers,
  defaultChoices,
  mostOfModifier,
  type Choices,
} from '../../../src/rules/menu/choices.ts';

const MOST_TAPS = 12;

function tapped(groups: readonly ModifierGroup[], before: Choices, random: () => number): Choices {
  const [problem] = choiceProblems(groups, before);
  const group = problem
    ? groups.find(({ groupId }) => groupId === problem.groupId)
    : groups[Math.floor(random() * groups.length)];
  const modifier = group?.modifiers[Math.floor(random() * group.modifiers.length)];
  if (!group || !modifier) return before;
  const most = mostOfModifier(group, modifier, groups);
  const quantity = problem?.kind === 'tooMany' ? 0 : Math.min(most, 1 + Math.floor(random() * 2));
  return choose(before, group, modifierItemIdOf(modifier), quantity);
}

/** Undefined where a few taps have not led to a dish that can be added. */
export function dishPutTogether(
  item: MenuItem,
  decimals: number,
  { uniqueId, note, random }: { uniqueId: string; note: string; random: () => number },
): Omit<NewLine, 'menuScheduleUniqueId'> | undefined {
  const groups = item.set_ModifierGroups_VMs;
  let choices = defaultChoices(groups);
  const least = Math.floor(random() * 3);
  for (let tap = 0; tap < MOST_TAPS; tap += 1) {
    if (tap >= least && choiceProblems(groups, choices).length === 0) break;
    choices = tapped(groups, choices, random);
  }
  if (choiceProblems(groups, choices).length > 0) return undefined;
  const modifierGroupList = chosenModifiers(groups, choices, decimals);
  const wanted = { uniqueId, quantity: 1, modifierGroupList, instruction: note };
  return { ...deviceLine(item, wanted), menuItem: item, tableCartId: 0 };
}
