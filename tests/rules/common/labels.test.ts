import { expect, test } from 'vitest';
import { inLang, labelOf } from '../../../src/rules/common/labels.ts';

test.each([
  ["the diner's own label", { label: 'Menu', labelEN: 'Menu E', labelAR: 'قائمة' }, 'AR', 'Menu'],
  ['the label of the language', { label: '', labelEN: 'Menu', labelAR: 'قائمة' }, 'AR', 'قائمة'],
  ['in the other spelling', { labelEn: 'Sauce', labelAr: 'صلصة' }, 'AR', 'صلصة'],
  ['English where Arabic is missing', { labelEN: 'Menu', labelAR: '' }, 'AR', 'Menu'],
  ['Arabic where there is nothing else', { labelEN: '', labelAR: 'قائمة' }, 'EN', 'قائمة'],
  ['nothing', {}, 'EN', ''],
] as const)('a label is taken from %s', (_, thing, lang, label) => {
  expect(labelOf(thing, lang)).toBe(label);
});

test.each([
  ['AR', 'Open', 'مفتوح', 'مفتوح'],
  ['AR', 'Open', undefined, 'Open'],
  ['EN', undefined, 'مفتوح', 'مفتوح'],
  ['EN', undefined, undefined, ''],
] as const)('in %s of %s and %s: %s', (lang, english, arabic, expected) => {
  expect(inLang(lang, english, arabic)).toBe(expected);
});
