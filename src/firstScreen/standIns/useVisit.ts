import type { Mode } from '../../ordering/visit/modes.ts';
import { tablePages } from '../../ordering/visit/visitPages.ts';
import { given } from '../given.ts';

/** Of somebody at a table: all others are left to the app. */
const MODE: Pick<Mode, 'asks' | 'itemWord'> = { asks: 'contact', itemWord: 'selforder' };

export function useVisit() {
  const { code, tableCode, lang } = given();
  const pages = tablePages({ code, tableCode, mode: MODE });
  return { code, tableCode, lang, mode: MODE, pages };
}
