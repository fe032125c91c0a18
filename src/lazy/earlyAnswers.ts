import type { EarlyAnswer, BootHandover } from './bootHandover.ts';
import { MINUTE_MS, SECOND_MS } from '../config/times.ts';

/** An answer that the running app has not used for longer may be out of date: the call is repeated. */
const EARLY_ANSWER_LIFE_MS = 10 * SECOND_MS;
/** The app's files take less time even on a slow line; a phone that slept before they came, more. */
const LONGEST_START_MS = MINUTE_MS;

interface Adopted {
  answer: Promise<EarlyAnswer>;
  /** The same, once it has arrived. */
  arrived?: EarlyAnswer;
  adoptedAtMs: number;
}

const early = new Map<string, Adopted>();

function normal(address: string): string {
  return new URL(address, globalThis.location?.href).href;
}

/** Takes over the reads that the page started before the app's code was loaded. */
export function adoptEarlyAnswers(answers: BootHandover['answers']): void {
  for (const { address, answer } of answers) {
    const adopted: Adopted = { answer, adoptedAtMs: performance.now() };
    early.set(normal(address), adopted);
    const arrive = async () => {
      adopted.arrived = await answer;
    };
    // A rejection is handled when the answer is used; until then it must not count as unhandled.
    arrive().catch(() => undefined);
  }
}

/** True when the page already started this read, so that it need not wait. */
export function isAskedEarly(address: string): boolean {
  return early.size > 0 && early.has(normal(address));
}

function isUsable(answer: EarlyAnswer | undefined): answer is EarlyAnswer {
  if (!answer || Math.abs(Date.now() - answer.atMs) > LONGEST_START_MS) return false;
  return answer.httpStatus >= 200 && answer.httpStatus < 300;
}

function isOld({ adoptedAtMs }: Adopted): boolean {
  return performance.now() - adoptedAtMs > EARLY_ANSWER_LIFE_MS;
}

/**
 * Reads the early answer for this address if it has arrived, is fresh and valid. An unreadable one
 * stays for the call, which reports the reason.
 */
export function readArrived<Answer>(
  address: string,
  read: (answer: EarlyAnswer) => Answer,
): Answer | undefined {
  const key = early.size > 0 ? normal(address) : '';
  const found = early.get(key);
  if (!found || isOld(found) || !isUsable(found.arrived)) return undefined;
  try {
    const answer = read(found.arrived);
    early.delete(key);
    return answer;
  } catch {
    return undefined;
  }
}

/** Returns the early answer for this address once, if it is fresh and valid. */
export async function takeEarlyAnswer(
  address: string,
  limitMs: number,
): Promise<EarlyAnswer | undefined> {
  const key = early.size > 0 ? normal(address) : '';
  const found = early.get(key);
  early.delete(key);
  if (!found || isOld(found)) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  try {
    const answer = await Promise.race([found.answer, tooLate]);
    return isUsable(answer) ? answer : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
