/** Apart from `yours.ts`, which most visits do without until a dish is opened. */
import { stores } from './store.ts';

/** Whether the diner has missed a dish here, so that it is worth to look which are back. */
export function areDishesMissed(code: string): boolean {
  return /"missed":\[\{/.test(stores.local.read(`yours_${code}`) ?? '');
}
