import { modifierItemIdOf, type Modifier, type ModifierGroup } from '../../contract/modifiers.ts';
import type { Lang } from '../../contract/languages.ts';
import type { CartModifierGroup } from '../../contract/cart.ts';
import { isCharged, unitOf } from '../common/cartTotals.ts';
import { labelOf } from '../common/labels.ts';
import { toMinor } from '../common/money.ts';

/** Units chosen, by group and then by modifier. */
export type Choices = ReadonlyMap<number, ReadonlyMap<number, number>>;

export interface ChoiceProblem {
  groupId: number;
  kind: 'tooFew' | 'tooMany';
  /** Units that the group asks for, or allows at most. */
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

/** A chosen modifier in words, with its units where they are several. */
export function chosenWords(modifier: Modifier, lang: Lang): string {
  const name = labelOf(modifier, lang) || modifier.itemName;
  return modifier.quantity > 1 ? `${modifier.quantity} × ${name}` : name;
}

/** In the order that the venue gives the choices of a group. */
export function inVenueOrder(modifiers: readonly Modifier[]): Modifier[] {
  const seq = ({ itemSeq, modSeq }: Modifier) => itemSeq ?? modSeq ?? 0;
  return modifiers.toSorted((a, b) => seq(a) - seq(b));
}

/** What was chosen, as the venue orders it; what hangs on a choice stands behind that choice. */
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
  // Choices that hang on each other in a ring hang on nothing.
  return [...shown, ...ordered.filter((modifier) => !shown.includes(modifier))];
}

/** Groups that are on the table now: a nested one only while the choice it hangs on is made. */
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

/** The least that a group asks for: required means at least one, and never more than it allows. */
export function leastOf(group: ModifierGroup): number {
  return Math.min(group.isRequired ? Math.max(1, group.min) : group.min, mostOf(group));
}

/** The most that a group allows; 0 in the contract means no limit. */
export function mostOf(group: ModifierGroup): number {
  if (group.controlId === 1) return 1;
  return group.max > 0 ? group.max : Number.POSITIVE_INFINITY;
}

/** The most units of one modifier. */
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

/** What an untouched dish starts with. */
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

/** Sets the units of one modifier; choosing in a group of one takes the place of the other. */
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

/** What still keeps the dish from being added, in the order of the page. */
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
 * The choices as a cart line carries them. The first free units of a group, cheapest first, are
 * entries of their own that are not priced.
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

/** Entries of a line, the free units as entries of their own that are not priced. */
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

/** The choices of a stored line, as far as the dish of today still offers them. */
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

/** One unit of a dish with its choices, in minor units. */
export function unitPrice(
  price: number,
  modifierGroupList: readonly CartModifierGroup[],
  decimals: number,
): number {
  return unitOf({ price, modifierGroupList }, decimals);
}

/** Choices made earlier, as far as the dish still offers them. */
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

/** How many of a group's free units the choices have used up. */
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

/** The choice that a nested group hangs on. */
export function parentOf(
  group: ModifierGroup,
  groups: readonly ModifierGroup[],
): Modifier | undefined {
  if (group.parentModifierId === 0) return undefined;
  return groups
    .flatMap(({ modifiers }) => modifiers)
    .find((modifier) => modifierItemIdOf(modifier) === group.parentModifierId);
}
