/** Where the picture of each place is kept, below `tests/browser/pictures`. */
export const LANGS = ['EN', 'AR'] as const;
type Lang = (typeof LANGS)[number];

const slug = (words: string) =>
  words.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'start';

export const pictureOf = {
  page: (lang: Lang, path: string) => `${lang}/pages/${slug(path)}`,
  loading: (lang: Lang, path: string) => `${lang}/loading/${slug(path)}`,
  brand: (lang: Lang, path: string) => `${lang}/brands/${slug(path)}`,
  state: (lang: Lang, chain: string, state: string) => `${lang}/${slug(chain)}/${slug(state)}`,
};
