import { links } from '../../config/paths.ts';
import { given } from '../given.ts';

export function useVisit() {
  const { code, tableCode, lang } = given();
  return {
    code,
    tableCode,
    lang,
    pages: { item: (id: number) => links.item(code, id, tableCode) },
  };
}
