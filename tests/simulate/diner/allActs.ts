/** The acts of each side. */
import { SHARED_ACTS, type ActRow } from './acts.ts';
import { HOME_ACTS } from './homeActs.ts';
import type { Side } from './plan.ts';

export const ACTS: Readonly<Record<string, ActRow>> = { ...SHARED_ACTS, ...HOME_ACTS };

/** How often each act happens there, beside the others. */
export function weightsAt(here: Side): Readonly<Record<string, number>> {
  const rows = Object.entries(ACTS).filter(([, { side = here }]) => side === here);
  return Object.fromEntries(rows.map(([kind, { weight }]) => [kind, weight]));
}
