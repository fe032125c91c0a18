/**
 * Guards of the order path, each taken away by one changed line. The simulation has to notice each: a
 * guard that nobody misses is not needed, or nothing watches over it.
 */
import { availableParallelism } from 'node:os';
import { playBeside } from './beside.ts';
import { bundleApp } from './bundle.ts';
import { CART_GUARDS } from './guards/cart.ts';
import { CHECKOUT_GUARDS } from './guards/checkout.ts';
import type { Guard } from './guards/guard.ts';
import { HOME_GUARDS } from './guards/home.ts';
import { print } from './print.ts';

const GUARDS = [...CHECKOUT_GUARDS, ...CART_GUARDS, ...HOME_GUARDS];

/** Enough for the rarest: a mutant that lives as long is said to survive. */
const SESSIONS = 12_000;

async function tryMutant({ guard, ...mutation }: Guard, seed: number): Promise<boolean> {
  const code = await bundleApp(mutation);
  const report = await playBeside({ code, seed, from: 0, to: SESSIONS, isFirstEnough: true });
  const [found] = report.found;
  print(`${guard}: ${found ? `${found.rule} (after ${report.sessions})` : 'SURVIVES'}`);
  return found === undefined;
}

/** All of them, or those whose guard has these words in its name. */
export async function tryMutants(seed: number, only = ''): Promise<number> {
  const tried = GUARDS.filter(({ guard }) => guard.includes(only));
  const waiting = [...tried];
  let survivors = 0;
  const workThrough = async () => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      if (await tryMutant(mutant, seed)) survivors += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, workThrough));
  print(`\n${tried.length} guards taken away, ${survivors} of them not missed`);
  return survivors === 0 ? 0 : 1;
}
