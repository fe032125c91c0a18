import { beforeEach, expect, it } from 'vitest';
import { allergyProfile, keepAllergyProfile } from '../../src/storage/allergyProfile.ts';
import { avoidsSomething, preferencesEntry } from '../../src/storage/deviceEntries.ts';

const NOTHING = { allergens: [], diets: [], words: [], hidesDishes: false, tellsKitchen: false };
const keep = (text: string) => localStorage.setItem('preferences', text);

beforeEach(() => localStorage.clear());

it.each([
  ['nothing', '{}', {}],
  ['no list', '{"allergens":"nuts","diets":7,"words":{}}', {}],
  ['an unknown allergen', '{"allergens":["nuts","stone",5,null]}', { allergens: ['nuts'] }],
  ['an unknown diet', '{"diets":["vegan","spicy","stone"]}', { diets: ['vegan'] }],
  ['an invalid word', '{"words":["garlic",3,null,"","\\u0007 "]}', { words: ['garlic'] }],
  ['a word that is too long', `{"words":["${'a'.repeat(5000)}"]}`, { words: ['a'.repeat(40)] }],
  ['odd switches', '{"hidesDishes":"yes","tellsKitchen":1}', {}],
  ['switches', '{"hidesDishes":true}', { hidesDishes: true }],
  ['another field is broken', '{"theme":"pink","words":["dill"]}', { words: ['dill'] }],
])('reads the valid part of the storage, with %s', (_, text, read) => {
  keep(text);
  expect(allergyProfile()).toEqual({ ...NOTHING, ...read });
});

it("keeps the diner's other preferences, and no empty list", () => {
  keep('{"theme":"dark","allergens":["egg"]}');
  keepAllergyProfile({ ...NOTHING, diets: ['vegan'], tellsKitchen: true });
  expect(preferencesEntry.read()).toEqual({ theme: 'dark', diets: ['vegan'], tellsKitchen: true });
  expect(avoidsSomething()).toBe(true);
  keepAllergyProfile(NOTHING);
  expect(localStorage.getItem('preferences')).toBe('{"theme":"dark"}');
  expect(avoidsSomething()).toBe(false);
});

it('is the same object until it changes', () => {
  keep('{"allergens":["egg"]}');
  const first = allergyProfile();
  expect(allergyProfile()).toBe(first);
  keep('{"allergens":["milk"]}');
  expect(allergyProfile().allergens).toEqual(['milk']);
});
