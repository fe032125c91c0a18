import type { TFunction } from 'i18next';
import type { AllergyProfile } from './profile.ts';
import { subjectName } from './said.ts';

function inOneLanguage({ allergens, diets, words }: AllergyProfile, t: TFunction): string {
  const separator = t('list.separator');
  const avoided = [
    ...allergens.map((name) => subjectName({ kind: 'allergen', name }, t)),
    ...words,
  ].join(separator);
  const kept = diets.map((name) => subjectName({ kind: 'diet', name }, t)).join(separator);
  return [
    avoided && t('allergy.kitchenAllergies', { names: avoided }),
    kept && t('allergy.kitchenDiets', { names: kept }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** One line per language: the app does not know which one the kitchen reads. */
export function kitchenLine(profile: AllergyProfile, speakers: readonly TFunction[]): string {
  const said = speakers.map((t) => inOneLanguage(profile, t)).filter(Boolean);
  return [...new Set(said)].join('\n');
}

/** The line comes first, so that no kitchen screen cuts it off. */
export function noteWithLine(note: string, line: string): string {
  return [line, note.trim()].filter(Boolean).join('\n');
}
