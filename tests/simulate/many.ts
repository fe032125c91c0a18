/** Plays many sessions one by one, and reports the results. */
import type { Broken } from './judge/judge.ts';
import { weightsAt } from './diner/allActs.ts';
import { planOf, type Plan } from './diner/plan.ts';
import { Session } from './diner/session.ts';
import { compileApp } from './world/page.ts';
import { print } from './print.ts';
import { seedOf } from './world/dice.ts';

interface Found extends Broken {
  seed: number;
  /** The acts needed to break the rule, by index in the plan. */
  acts: number[];
  steps: string[];
}

export interface Report {
  sessions: number;
  virtualMs: number;
  tookMs: number;
  counts: Record<string, number>;
  found: Found[];
}

type Run = ReturnType<typeof compileApp>;

interface Result {
  broken: Broken | undefined;
  virtualMs: number;
}

/** Sets the time zone of `Date` for the whole process, including the app. */
function liveIn(timeZone: string): void {
  if (process.env['TZ'] !== timeZone) process.env['TZ'] = timeZone;
}

async function play(
  plan: Plan,
  run: Run,
  count: (what: string) => void,
  log?: (line: string) => void,
): Promise<Result> {
  liveIn(plan.setting.timeZone);
  const session = new Session(plan, { run, count, ...(log && { log }) });
  const startMs = session.clock.now();
  // An unhandled rejection in the app fails the session.
  const onStray = (error: unknown) => session.judge.crash(error);
  process.on('unhandledRejection', onStray);
  try {
    await session.run();
  } finally {
    process.off('unhandledRejection', onStray);
  }
  return { broken: session.judge.broken, virtualMs: session.clock.now() - startMs };
}

function planWith(seed: number, kept?: readonly number[]): Plan {
  const plan = planOf(seed, weightsAt);
  if (!kept) return plan;
  return { ...plan, acts: plan.acts.filter((_act, index) => kept.includes(index)) };
}

function ignore(): void {}

/** Removes one act after the other as long as the same rule breaks. */
async function shrunk(seed: number, rule: string, run: Run): Promise<number[]> {
  let kept = planWith(seed).acts.map((_act, index) => index);
  const breaks = async (acts: readonly number[]) =>
    (await play(planWith(seed, acts), run, ignore)).broken?.rule === rule;
  for (
    let size = Math.ceil(kept.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let start = 0; start < kept.length;) {
      const without = kept.filter((_act, index) => index < start || index >= start + size);
      if (await breaks(without)) kept = without;
      else start += size;
    }
  }
  return kept;
}

export async function replay(seed: number, run: Run, acts?: readonly number[]): Promise<Result> {
  return play(planWith(seed, acts), run, ignore, print);
}

interface ManyOptions {
  code: string;
  seed: number;
  /** Session numbers start at `from` and end before `to`. */
  from: number;
  to: number;
  /** Stops at the first broken rule. */
  isFirstEnough?: boolean;
}

export async function playMany({
  code,
  seed,
  from,
  to,
  isFirstEnough,
}: ManyOptions): Promise<Report> {
  const run = compileApp(code);
  const counts: Record<string, number> = {};
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  const found: Found[] = [];
  const startedMs = performance.now();
  let virtualMs = 0;
  let sessions = 0;
  for (let index = from; index < to; index += 1) {
    const own = seedOf(seed, index);
    const result = await play(planWith(own), run, count);
    sessions += 1;
    virtualMs += result.virtualMs;
    if (!result.broken) continue;
    // A few shortened plans are enough for debugging.
    const acts =
      !isFirstEnough && found.length < 3 ? await shrunk(own, result.broken.rule, run) : [];
    const steps = planWith(own, acts).acts.map(({ atMs, kind }) => `${atMs} ms: ${kind}`);
    found.push({ ...result.broken, seed: own, acts, steps });
    if (isFirstEnough) break;
  }
  return { sessions, virtualMs, tookMs: performance.now() - startedMs, counts, found };
}
