import { profileOf, type AllergyProfile } from '../rules/allergy/profile.ts';
import { preferencesEntry } from './deviceEntries.ts';
import { stores } from './store.ts';

let known: { text: string; profile: AllergyProfile } | undefined;

/** What the diner avoids. The same object until something of the preferences changes. */
export function allergyProfile(): AllergyProfile {
  const text = stores.local.read(preferencesEntry.key()) ?? '';
  if (known?.text !== text) known = { text, profile: profileOf(preferencesEntry.read() ?? {}) };
  return known.profile;
}

/** An empty list is not kept: a phone whose diner avoids nothing says nothing of it. */
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
