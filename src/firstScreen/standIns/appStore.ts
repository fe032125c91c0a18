import { given } from '../given.ts';

/** The parts of the store that the first screen reads. */
export const useAppStore = <Part>(select: (store: object) => Part): Part => {
  const { lang, theme } = given();
  const nothing = () => undefined;
  return select({
    lang,
    look: { theme },
    pageColors: undefined,
    keepLanguage: nothing,
    showSettings: nothing,
  });
};
