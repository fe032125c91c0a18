import { given } from '../given.ts';

/** The parts of the store that the first screen reads. */
export const useAppStore = <Part>(select: (store: object) => Part): Part => {
  const { lang, theme } = given();
  return select({ lang, theme, pageColors: undefined, keepLanguage: () => undefined });
};
