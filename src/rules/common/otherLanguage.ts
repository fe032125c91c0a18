import type { Lang } from '../../contract/languages.ts';

/** Fields that the wire sends in two languages, by the field that the app reads. */
const PAIRS: Partial<Record<Lang, Readonly<Record<string, readonly string[]>>>> = {
  EN: { label: ['labelEN', 'labelEn'], description: ['descriptionEN'] },
  AR: { label: ['labelAR', 'labelAr'], description: ['descriptionAR'], dis_note: ['dis_noteAr'] },
};

/** Rewrites an answer for the other language: texts that exist in both change to the diner's. */
export function inOtherLanguage<T>(answer: T, lang: Lang): T;
export function inOtherLanguage(answer: unknown, lang: Lang): unknown {
  if (Array.isArray(answer)) return answer.map((entry: unknown) => inOtherLanguage(entry, lang));
  if (typeof answer !== 'object' || answer === null) return answer;
  const fields = Object.entries(answer).map(([name, value]) => {
    const own = PAIRS[lang]?.[name]?.map((pair) => (answer as Record<string, unknown>)[pair]);
    return [name, own?.find(Boolean) ?? inOtherLanguage(value, lang)];
  });
  return Object.fromEntries(fields);
}
