/** A required size (one of several) and optional sauces (several), with helpers to pick some. */
import type { Modifier } from '../../../src/contract/modifiers.ts';
import type { Choices } from '../../../src/rules/menu/choices.ts';
import { modifier, modifierGroup } from '../make.ts';

export const option = (modifierItemId: number, over: Partial<Modifier> = {}) =>
  modifier({ modifierItemId, ...over });
export const picked = (
  ...entries: [groupId: number, modifierItemId: number, units: number][]
): Choices => {
  const choices = new Map<number, Map<number, number>>();
  for (const [groupId, id, units] of entries) {
    choices.set(groupId, (choices.get(groupId) ?? new Map<number, number>()).set(id, units));
  }
  return choices;
};

export const size = modifierGroup({
  groupId: 1,
  controlId: 1,
  isRequired: true,
  modifiers: [option(11), option(12, { isDefault: true }), option(13, { isAvailable: false })],
});
export const sauces = modifierGroup({
  groupId: 2,
  groupSeq: 2,
  controlId: 3,
  max: 4,
  modifiers: [
    option(21, { price: 0.3 }),
    option(22, { price: 0.1 }),
    option(23, { price: 0.2, maxQty: 2 }),
  ],
});
