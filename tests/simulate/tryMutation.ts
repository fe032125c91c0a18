import { playBeside } from './beside.ts';
import { bundleApp, type Mutation } from './bundle.ts';

/** Enough for the rarest fault: a mutant that lasts this long counts as a survivor. */
const SESSIONS = 12_000;

/** The rule that breaks after the mutation; undefined if none does. */
export async function brokenRule(mutation: Mutation): Promise<string | undefined> {
  const code = await bundleApp(mutation);
  const report = await playBeside({ code, seed: 1, from: 0, to: SESSIONS, isFirstEnough: true });
  return report.found[0]?.rule;
}
