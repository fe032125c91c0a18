import type { EarlyAnswer, EarlyStart } from './earlyStart.ts';
import { SECOND_MS } from '../config/times.ts';

/** An answer older than this may be out of date; the call is then made anew. */
const EARLY_ANSWER_LIFE_MS = 10 * SECOND_MS;

const early = new Map<string, { answer: Promise<EarlyAnswer>; adoptedAtMs: number }>();

function normal(address: string): string {
  return new URL(address, globalThis.location?.href).href;
}

/** Takes over the reads that the page itself started before the app's code was there. */
export function adoptEarlyAnswers(answers: EarlyStart['answers']): void {
  for (const { address, answer } of answers) {
    // A rejection is dealt with when the answer is asked for; until then nobody shouts about it.
    answer.catch(() => undefined);
    early.set(normal(address), { answer, adoptedAtMs: performance.now() });
  }
}

/** Somebody has asked for this already, so that it must not wait for anything else. */
export function isAskedEarly(address: string): boolean {
  return early.size > 0 && early.has(normal(address));
}

/** The early answer of this address, once, if it is fresh and good. */
export async function takeEarlyAnswer(
  address: string,
  limitMs: number,
): Promise<EarlyAnswer | undefined> {
  const key = early.size > 0 ? normal(address) : '';
  const found = early.get(key);
  early.delete(key);
  if (!found || performance.now() - found.adoptedAtMs > EARLY_ANSWER_LIFE_MS) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  try {
    const answer = await Promise.race([found.answer, tooLate]);
    return answer && answer.httpStatus >= 200 && answer.httpStatus < 300 ? answer : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
