/** The file of each place's picture, below `tests/browser/pictures`. */
export const LANGS = ['EN', 'AR'] as const;
type Lang = (typeof LANGS)[number];

const slug = (words: string) =>
  words.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'start';

export const pictureOf = (lang: Lang, chain: string, place: string) =>
  `${lang}/${slug(chain)}/${slug(place)}`;
