import type { AllergyProfile } from '../../rules/allergy/profile.ts';
import { appStore } from '../../state/appStore.ts';
import { keepAllergyProfile } from '../../storage/allergyProfile.ts';

/** Stores the profile on the phone and renders the page behind the sheet again. */
export function changeProfile(profile: AllergyProfile): void {
  keepAllergyProfile(profile);
  appStore.getState().loadLook();
}
