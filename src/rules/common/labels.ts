import type { Lang } from '../../contract/languages.ts';

interface Labelled {
  label?: string;
  labelEN?: string;
  labelAR?: string;
  labelEn?: string;
  labelAr?: string;
}

/**
 * The name to show: `label`, already in the diner's language, else the pair of names, else English.
 */
export function labelOf(thing: Labelled, lang: Lang): string {
  const arabic = thing.labelAR || thing.labelAr;
  const english = thing.labelEN || thing.labelEn;
  const own = lang === 'AR' ? arabic : english;
  return thing.label || own || english || arabic || '';
}

export function inLang(
  lang: Lang,
  english: string | undefined,
  arabic: string | undefined,
): string {
  return (lang === 'AR' ? arabic || english : english || arabic) ?? '';
}
