import { SECOND_MS } from '../config/times.ts';

/** An answer older than this may be out of date; the call is then made anew. */
const EARLY_ANSWER_LIFE_MS = 10 * SECOND_MS;

interface EarlyAnswer {
  answer: Promise<Response>;
  adoptedAtMs: number;
}

const early = new Map<string, EarlyAnswer>();

function normal(address: string): string {
  return new URL(address, globalThis.location?.href).href;
}

/** Takes over a read that the page itself started before the app's code was there. */
export function adoptEarlyAnswer(url: string, answer: Promise<Response>): void {
  // A rejection is dealt with when the answer is asked for; until then it must not be shouted about.
  answer.catch(() => undefined);
  early.set(normal(url), { answer, adoptedAtMs: performance.now() });
}

/** The early answer of this address, once, if it is fresh and good. */
export async function takeEarlyAnswer(
  address: string,
  limitMs: number,
): Promise<Response | undefined> {
  const key = early.size > 0 ? normal(address) : '';
  const found = early.get(key);
  early.delete(key);
  if (!found || performance.now() - found.adoptedAtMs > EARLY_ANSWER_LIFE_MS) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  try {
    const response = await Promise.race([found.answer, tooLate]);
    return response?.ok ? response : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
