import type { Mode } from '../../ordering/visit/modes.ts';
import { tablePages } from '../../ordering/visit/visitPages.ts';
import { given } from '../given.ts';

/** The mode of a diner at a table: the app draws for all others. */
const MODE: Pick<Mode, 'asks' | 'itemWord'> = { asks: 'contact', itemWord: 'selforder' };

export function useVisit() {
  const { code, tableCode, lang } = given();
  const pages = tablePages({ code, tableCode, mode: MODE });
  return { code, tableCode, lang, mode: MODE, pages };
}
