/** Separate from `yours.ts`, which most visits do not need until a dish is opened. */
import { stores } from './store.ts';

/** True when the diner has missed a dish here, so that the app checks which ones are back. */
export function areDishesMissed(code: string): boolean {
  return /"missed":\[\{/.test(stores.local.read(`yours_${code}`) ?? '');
}
