/** The form of a dish: chooses at random until the form accepts. */
import type { MenuItem } from '../../../src/contract/menu.ts';
import { modifierItemIdOf, type ModifierGroup } from '../../../src/contract/modifiers.ts';
import type { DishDraft } from '../../../src/rules/cart/lineOfDraft.ts';
import {
  choiceProblems,
  choose,
  defaultChoices,
  mostOfModifier,
  shownGroups,
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

/** Undefined if a few taps do not lead to a valid dish. */
export function dishPutTogether(
  item: MenuItem,
  { uniqueId, note, random }: { uniqueId: string; note: string; random: () => number },
): DishDraft | undefined {
  const groups = item.set_ModifierGroups_VMs;
  let choices = defaultChoices(groups);
  const least = Math.floor(random() * 3);
  for (let tap = 0; tap < MOST_TAPS; tap += 1) {
    if (tap >= least && choiceProblems(groups, choices).length === 0) break;
    choices = tapped(groups, choices, random);
  }
  if (choiceProblems(groups, choices).length > 0) return undefined;
  return { uniqueId, choices, quantity: 1, note };
}

/** The chosen modifiers, each as often as it was chosen. */
export function modifiersIn({ set_ModifierGroups_VMs }: MenuItem, { choices }: DishDraft) {
  return shownGroups(set_ModifierGroups_VMs, choices).flatMap(({ groupId }) =>
    [...(choices.get(groupId) ?? [])].flatMap(([id, units]) =>
      Array.from({ length: units }, () => id),
    ),
  );
}
