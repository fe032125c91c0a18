import type { Lang } from '../../contract/languages.ts';

interface Labelled {
  label?: string;
  labelEN?: string;
  labelAR?: string;
  labelEn?: string;
  labelAr?: string;
}

/** What a thing is called: `label` is in the diner's language already, else the pair, else English. */
export function labelOf(thing: Labelled, lang: Lang): string {
  const arabic = thing.labelAR || thing.labelAr;
  const english = thing.labelEN || thing.labelEn;
  const own = lang === 'AR' ? arabic : english;
  return thing.label || own || english || arabic || '';
}

/** One of two texts of a setting that has both. */
export function inLang(
  lang: Lang,
  english: string | undefined,
  arabic: string | undefined,
): string {
  return (lang === 'AR' ? arabic || english : english || arabic) ?? '';
}
