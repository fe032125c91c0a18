import { profileOf, type AllergyProfile } from '../rules/allergy/profile.ts';
import { preferencesEntry } from './deviceEntries.ts';
import { stores } from './store.ts';

let known: { text: string; profile: AllergyProfile } | undefined;

/** The diner's allergies and diets. Returns the same object until the preferences change. */
export function allergyProfile(): AllergyProfile {
  const text = stores.local.read(preferencesEntry.key()) ?? '';
  if (known?.text !== text) known = { text, profile: profileOf(preferencesEntry.read() ?? {}) };
  return known.profile;
}

/** An empty list is not stored: the storage reveals nothing about a diner without allergies. */
function listed<Each>(list: readonly Each[]): Each[] | undefined {
  return list.length > 0 ? [...list] : undefined;
}

export function keepAllergyProfile(profile: AllergyProfile): void {
  const { allergens, diets, words, hidesDishes, tellsKitchen } = profileOf(profile);
  preferencesEntry.write({
    ...preferencesEntry.read(),
    allergens: listed(allergens),
    diets: listed(diets),
    words: listed(words),
    hidesDishes: hidesDishes || undefined,
    tellsKitchen: tellsKitchen || undefined,
  });
}
