/** A run in many parts; each finished part can be saved, so that the run can continue later. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { playBeside } from './beside.ts';
import type { Report } from './many.ts';

/** A stopped run loses at most this many sessions: a few minutes. */
const PART_SESSIONS = 5000;

interface LongRun {
  /** Hash of the app and its judges: a run continues only with the same ones. */
  of: string;
  seed: number;
  tookMs: number;
  /** Adjacent parts are joined. */
  parts: Part[];
}

interface Part extends Report {
  from: number;
  to: number;
}

interface Wanted {
  code: string;
  sessions: number;
  seed: number;
  /** The file for finished parts; a run continues from it. */
  file: string | undefined;
}

/** Joins adjacent parts, which keeps the file short. */
function joined(parts: readonly Part[]): Part[] {
  const inOrder = parts.toSorted((one, other) => one.from - other.from);
  return inOrder.reduce<Part[]>((before, part) => {
    const last = before.at(-1);
    if (last?.to === part.from) before.splice(-1, 1, bothOf(last, part));
    else before.push(part);
    return before;
  }, []);
}

function bothOf(one: Part, other: Part): Part {
  const names = Object.keys({ ...one.counts, ...other.counts });
  return {
    from: one.from,
    to: other.to,
    sessions: one.sessions + other.sessions,
    virtualMs: one.virtualMs + other.virtualMs,
    tookMs: one.tookMs + other.tookMs,
    counts: Object.fromEntries(
      names.map((name) => [name, (one.counts[name] ?? 0) + (other.counts[name] ?? 0)]),
    ),
    found: [...one.found, ...other.found],
  };
}

function hashOf(code: string): string {
  const hash = createHash('sha256').update(code);
  const names = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((each) => each.endsWith('.ts')).toSorted()) {
    hash.update(name).update(readFileSync(join(import.meta.dirname, name)));
  }
  return hash.digest('hex');
}

function begun({ code, seed, file }: Wanted): LongRun {
  const fresh = { of: hashOf(code), seed, tookMs: 0, parts: [] };
  if (file === undefined || !existsSync(file)) return fresh;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as LongRun;
  if (kept.of !== fresh.of || kept.seed !== seed) {
    throw new Error(`${file} is of another run: of another seed, or of another app.`);
  }
  return kept;
}

export async function playLong(wanted: Wanted): Promise<LongRun> {
  const { code, sessions, seed, file } = wanted;
  const run = begun(wanted);
  const workers = Math.min(availableParallelism(), sessions);
  const share = Math.ceil(sessions / workers);
  const size = file === undefined ? Math.min(PART_SESSIONS, share) : PART_SESSIONS;
  const isDone = (first: number) => run.parts.some(({ from, to }) => from <= first && first < to);
  const waiting = Array.from(
    { length: Math.ceil(sessions / size) },
    (_, part) => part * size,
  ).filter((from) => !isDone(from));
  let lastMs = performance.now();
  const workThrough = async () => {
    for (let from = waiting.shift(); from !== undefined; from = waiting.shift()) {
      const part = { from, to: Math.min(sessions, from + size) };
      const report = await playBeside({ code, seed, ...part });
      run.parts = joined([...run.parts, { ...part, ...report }]);
      const nowMs = performance.now();
      run.tookMs += nowMs - lastMs;
      lastMs = nowMs;
      if (file !== undefined) writeFileSync(file, JSON.stringify(run));
    }
  };
  await Promise.all(Array.from({ length: workers }, workThrough));
  return run;
}
