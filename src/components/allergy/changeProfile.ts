import type { AllergyProfile } from '../../rules/allergy/profile.ts';
import { appStore } from '../../state/appStore.ts';
import { keepAllergyProfile } from '../../storage/allergyProfile.ts';

/** Keeps it on the phone, and has the page behind drawn with it. */
export function changeProfile(profile: AllergyProfile): void {
  keepAllergyProfile(profile);
  appStore.getState().loadLook();
}
