import { modifierItemIdOf, type Modifier, type ModifierGroup } from '../../contract/modifiers.ts';
import type { Lang } from '../../contract/languages.ts';
import type { CartModifierGroup } from '../../contract/cart.ts';
import { isCharged } from '../common/cartTotals.ts';
import { labelOf } from '../common/labels.ts';
import { toMinor } from '../common/money.ts';

/** Units chosen, by group and then by modifier. */
export type Choices = ReadonlyMap<number, ReadonlyMap<number, number>>;

export interface ChoiceProblem {
  groupId: number;
  kind: 'tooFew' | 'tooMany';
  /** The least or the most units that the group allows. */
  limit: number;
}

const NO_UNITS: ReadonlyMap<number, number> = new Map();

export function unitsIn(choices: Choices, groupId: number): number {
  let units = 0;
  for (const quantity of (choices.get(groupId) ?? NO_UNITS).values()) units += quantity;
  return units;
}

export function unitsOf(choices: Choices, groupId: number, modifierItemId: number): number {
  return choices.get(groupId)?.get(modifierItemId) ?? 0;
}

/** The name of a chosen modifier, with its units if there are several. */
export function chosenWords(modifier: Modifier, lang: Lang): string {
  const name = labelOf(modifier, lang) || modifier.itemName;
  return modifier.quantity > 1 ? `${modifier.quantity} × ${name}` : name;
}

/** Sorted as in the venue's group. */
export function inVenueOrder(modifiers: readonly Modifier[]): Modifier[] {
  const seq = ({ itemSeq, modSeq }: Modifier) => itemSeq ?? modSeq ?? 0;
  return modifiers.toSorted((a, b) => seq(a) - seq(b));
}

/** The choices in the venue's order, nested ones after the choice they depend on. */
export function chosenInOrder(chosen: readonly Modifier[]): Modifier[] {
  const ordered = inVenueOrder(chosen).toSorted((a, b) => a.groupSeq - b.groupSeq);
  const ids = new Set(ordered.map(modifierItemIdOf));
  const isRoot = ({ parentId = 0 }: Modifier) => !ids.has(parentId);
  const shown: Modifier[] = [];
  const add = (modifier: Modifier) => {
    if (shown.includes(modifier)) return;
    shown.push(modifier);
    const id = modifierItemIdOf(modifier);
    ordered.filter(({ parentId }) => parentId !== undefined && parentId === id).forEach(add);
  };
  ordered.filter(isRoot).forEach(add);
  // Choices that depend on each other in a circle are added at the end.
  return [...shown, ...ordered.filter((modifier) => !shown.includes(modifier))];
}

/** The groups to show: a nested one only while the choice it depends on is made. */
export function shownGroups(groups: readonly ModifierGroup[], choices: Choices): ModifierGroup[] {
  const shown: ModifierGroup[] = [];
  const ordered = groups.toSorted((a, b) => a.groupSeq - b.groupSeq);
  const add = (parentId: number) => {
    for (const group of ordered) {
      if (group.parentModifierId !== parentId || shown.includes(group)) continue;
      shown.push(group);
      for (const modifier of group.modifiers) {
        const id = modifierItemIdOf(modifier);
        if (id !== 0 && unitsOf(choices, group.groupId, id) > 0) add(id);
      }
    }
  };
  add(0);
  return shown;
}

/** The least units of a group: at least one if it is required, never more than it allows. */
export function leastOf(group: ModifierGroup): number {
  return Math.min(group.isRequired ? Math.max(1, group.min) : group.min, mostOf(group));
}

/** The most units of a group; 0 in the contract means no limit. */
export function mostOf(group: ModifierGroup): number {
  if (group.controlId === 1) return 1;
  return group.max > 0 ? group.max : Number.POSITIVE_INFINITY;
}

export function mostOfModifier(
  group: ModifierGroup,
  modifier: Modifier,
  groups: readonly ModifierGroup[],
): number {
  if (modifier.isAvailable === false) return 0;
  const hasNested = groups.some((other) => other.parentModifierId === modifierItemIdOf(modifier));
  if (group.controlId !== 3 || (group.isComboSlot && hasNested)) return 1;
  return Math.min(modifier.maxQty ?? Number.POSITIVE_INFINITY, mostOf(group));
}

export function defaultChoices(groups: readonly ModifierGroup[]): Choices {
  const choices = new Map<number, Map<number, number>>();
  for (const group of groups) {
    const units = new Map<number, number>();
    for (const modifier of group.modifiers) {
      const isFull = units.size >= mostOf(group);
      if (modifier.isDefault && modifier.isAvailable !== false && !isFull) {
        units.set(modifierItemIdOf(modifier), 1);
      }
    }
    if (units.size > 0) choices.set(group.groupId, units);
  }
  return choices;
}

/** Sets the units of a modifier. In a group of one, it replaces the previous choice. */
export function choose(
  choices: Choices,
  group: ModifierGroup,
  modifierItemId: number,
  quantity: number,
): Choices {
  const units = new Map(group.controlId === 1 ? [] : choices.get(group.groupId));
  if (quantity > 0) units.set(modifierItemId, quantity);
  else units.delete(modifierItemId);
  const next = new Map(choices);
  next.set(group.groupId, units);
  return next;
}

/** Faults that prevent adding the dish, in the order of the page. */
export function choiceProblems(
  groups: readonly ModifierGroup[],
  choices: Choices,
): ChoiceProblem[] {
  return shownGroups(groups, choices).flatMap((group): ChoiceProblem[] => {
    const units = unitsIn(choices, group.groupId);
    if (units < leastOf(group))
      return [{ groupId: group.groupId, kind: 'tooFew', limit: leastOf(group) }];
    if (units > mostOf(group))
      return [{ groupId: group.groupId, kind: 'tooMany', limit: mostOf(group) }];
    return [];
  });
}

/**
 * The choices in the form of a cart line. The first free units of a group, starting with the
 * cheapest, are separate entries without a price.
 */
export function chosenModifiers(
  groups: readonly ModifierGroup[],
  choices: Choices,
  decimals: number,
): CartModifierGroup[] {
  return shownGroups(groups, choices).flatMap((group) => {
    const chosen = group.modifiers
      .map((modifier) => ({
        modifier: hungOn(modifier, group.parentModifierId),
        quantity: unitsOf(choices, group.groupId, modifierItemIdOf(modifier)),
      }))
      .filter(({ quantity }) => quantity > 0);
    if (chosen.length === 0) return [];
    const modifiers = splitFreeUnits(chosen, group.freeUnits, decimals);
    const { groupId, labelEn, labelAr, groupSeq } = group;
    return [{ groupId, labelEn, labelAr, groupSeq, modifiers }];
  });
}

function hungOn(modifier: Modifier, parentModifierId: number): Modifier {
  return { ...modifier, parentId: parentModifierId || undefined };
}

/** The entries of a line; free units are separate entries without a price. */
export function splitFreeUnits(
  chosen: readonly { modifier: Modifier; quantity: number }[],
  freeUnits: number,
  decimals: number,
): Modifier[] {
  const free = new Map<Modifier, number>();
  let left = freeUnits;
  const cheapestFirst = chosen
    .filter(({ modifier }) => isCharged(modifier))
    .toSorted((a, b) => toMinor(a.modifier.price, decimals) - toMinor(b.modifier.price, decimals));
  for (const { modifier, quantity } of cheapestFirst) {
    const units = Math.min(left, quantity);
    free.set(modifier, units);
    left -= units;
  }
  return chosen.flatMap(({ modifier, quantity }) => {
    const freeQuantity = free.get(modifier) ?? 0;
    return [
      { ...modifier, quantity: freeQuantity, isPriced: false },
      { ...modifier, quantity: quantity - freeQuantity },
    ].filter((entry) => entry.quantity > 0);
  });
}

/** The choices of a stored line that the dish still offers. */
export function choicesOfLine(
  groups: readonly ModifierGroup[],
  lineGroups: readonly CartModifierGroup[],
): Choices {
  const choices = new Map<number, Map<number, number>>();
  for (const group of groups) {
    const units = new Map<number, number>();
    const stored = lineGroups.find((line) => line.groupId === group.groupId)?.modifiers ?? [];
    for (const entry of stored) {
      const id = modifierItemIdOf(entry);
      const offered = group.modifiers.find((modifier) => modifierItemIdOf(modifier) === id);
      if (!offered) continue;
      const most = mostOfModifier(group, offered, groups);
      if (most > 0) units.set(id, Math.min(most, (units.get(id) ?? 0) + entry.quantity));
    }
    if (units.size > 0) choices.set(group.groupId, units);
  }
  return choices;
}

/** Earlier choices that the dish still offers. */
export function choicesStillOffered(
  groups: readonly ModifierGroup[],
  choices: Choices,
): Map<number, Map<number, number>> {
  const kept = new Map<number, Map<number, number>>();
  for (const group of groups) {
    const units = new Map<number, number>();
    for (const modifier of group.modifiers) {
      const id = modifierItemIdOf(modifier);
      const quantity = Math.min(
        unitsOf(choices, group.groupId, id),
        mostOfModifier(group, modifier, groups),
      );
      if (quantity > 0) units.set(id, quantity);
    }
    if (units.size > 0) kept.set(group.groupId, units);
  }
  return kept;
}

/** How many of a group's free units are used. */
export function freeUnitsUsed(group: ModifierGroup, choices: Choices): number {
  const priced = group.modifiers.reduce(
    (units, modifier) =>
      isCharged(modifier)
        ? units + unitsOf(choices, group.groupId, modifierItemIdOf(modifier))
        : units,
    0,
  );
  return Math.min(group.freeUnits, priced);
}

/** The choice that a nested group depends on. */
export function parentOf(
  group: ModifierGroup,
  groups: readonly ModifierGroup[],
): Modifier | undefined {
  if (group.parentModifierId === 0) return undefined;
  return groups
    .flatMap(({ modifiers }) => modifiers)
    .find((modifier) => modifierItemIdOf(modifier) === group.parentModifierId);
}
