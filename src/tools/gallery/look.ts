/** Language and theme of the gallery, set by its address. */
import { askedLang, type Lang } from '../../contract/languages.ts';

export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

export interface Look {
  lang: Lang;
  theme: Theme;
}

export function lookOf(search: string): Look {
  const asked = new URLSearchParams(search);
  const lang = asked.get('lang');
  return {
    lang: askedLang(lang),
    theme: THEMES.find((theme) => theme === asked.get('theme')) ?? 'light',
  };
}

export function addressOf({ lang, theme }: Look): string {
  return `/gallery?lang=${lang}&theme=${theme}`;
}
