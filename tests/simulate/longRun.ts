/** A run of many parts, of which each that is done can be written down, so that the rest may come later. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { playBeside } from './beside.ts';
import type { Report } from './many.ts';

/** The longest stretch that is lost where a run is stopped: a few minutes. */
const PART_SESSIONS = 5000;

interface LongRun {
  /** The app, and what judges it: a run goes on with the same only. */
  of: string;
  seed: number;
  tookMs: number;
  parts: (Report & { from: number; to: number })[];
}

interface Wanted {
  code: string;
  sessions: number;
  seed: number;
  /** Where the parts are written down, to go on from there. */
  file: string | undefined;
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
  const isDone = new Set(run.parts.map(({ from }) => from));
  const waiting = Array.from(
    { length: Math.ceil(sessions / size) },
    (_, part) => part * size,
  ).filter((from) => !isDone.has(from));
  let lastMs = performance.now();
  const workThrough = async () => {
    for (let from = waiting.shift(); from !== undefined; from = waiting.shift()) {
      const part = { from, to: Math.min(sessions, from + size) };
      run.parts.push({ ...part, ...(await playBeside({ code, seed, ...part })) });
      const nowMs = performance.now();
      run.tookMs += nowMs - lastMs;
      lastMs = nowMs;
      if (file !== undefined) writeFileSync(file, JSON.stringify(run));
    }
  };
  await Promise.all(Array.from({ length: workers }, workThrough));
  return run;
}
