import type { EarlyAnswer, EarlyStart } from './earlyStart.ts';
import { SECOND_MS } from '../config/times.ts';

/** An older answer may be out of date, so the call is made again. */
const EARLY_ANSWER_LIFE_MS = 10 * SECOND_MS;

const early = new Map<string, { answer: Promise<EarlyAnswer>; adoptedAtMs: number }>();

function normal(address: string): string {
  return new URL(address, globalThis.location?.href).href;
}

/** Takes over the reads that the page started before the app's code was loaded. */
export function adoptEarlyAnswers(answers: EarlyStart['answers']): void {
  for (const { address, answer } of answers) {
    // A rejection is handled when the answer is used; until then it must not count as unhandled.
    answer.catch(() => undefined);
    early.set(normal(address), { answer, adoptedAtMs: performance.now() });
  }
}

/** Whether this read was started already, so that it need not wait for anything else. */
export function isAskedEarly(address: string): boolean {
  return early.size > 0 && early.has(normal(address));
}

/** Returns the early answer for this address once, if it is fresh and valid. */
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
