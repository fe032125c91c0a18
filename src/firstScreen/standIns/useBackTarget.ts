import { links } from '../../config/paths.ts';
import { given } from '../given.ts';

/** A menu always has a page before it; which one, the app knows when the tap is repeated there. */
export function useBackTarget() {
  const { code, tableCode } = given();
  return { to: links.emenu(code, tableCode) };
}
