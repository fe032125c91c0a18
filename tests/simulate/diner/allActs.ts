/** The acts of each side. */
import type { Acts } from './act.ts';
import { CART_ACTS } from './cartActs.ts';
import { HOME_ACTS } from './homeActs.ts';
import { PAY_ACTS } from './payActs.ts';
import type { Side } from './plan.ts';
import { WORLD_ACTS } from './worldActs.ts';

export const ACTS: Acts = { ...CART_ACTS, ...PAY_ACTS, ...WORLD_ACTS, ...HOME_ACTS };

/** How often each act happens there, relative to the others. */
export function weightsAt(here: Side): Readonly<Record<string, number>> {
  const rows = Object.entries(ACTS).filter(([, { side = here }]) => side === here);
  return Object.fromEntries(rows.map(([kind, { weight }]) => [kind, weight]));
}
