import { isApiFailure, isOutcomeUnknown, type ApiFailure } from '../../api/failure.ts';
import { SECOND_MS } from '../../config/times.ts';

const CHECK_DELAYS_MS = [1000, 2000, 4000, 8000] as const;
/** A server may ask for patience, but the diner stands at the table. */
const LONGEST_DELAY_MS = 15 * SECOND_MS;

/** These judge the request itself, and would judge its lost twin alike. */
const HTTP_VERDICTS = new Set([400, 409, 422]);

interface AskTools {
  wait: (ms: number) => Promise<void>;
  onLost: () => void;
  onGivenUp: (failure: ApiFailure) => void;
}

/**
 * Asks until there is an answer, and gives up with `undefined` while there is none. Once an answer
 * was lost, a mere "not now" tells nothing of what the server did before.
 */
export async function askUntilAnswered<T>(
  question: () => Promise<T>,
  wasLost: boolean,
  tools: AskTools,
): Promise<T | undefined> {
  let isInDoubt = wasLost;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await question();
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      const isVerdict = failure.kind !== 'http' || HTTP_VERDICTS.has(failure.httpStatus ?? 0);
      const isLost = isOutcomeUnknown(failure) || (isInDoubt && !isVerdict);
      if (!isLost) throw failure;
      isInDoubt = true;
      const delayMs = CHECK_DELAYS_MS[attempt];
      if (delayMs === undefined) {
        tools.onGivenUp(failure);
        return undefined;
      }
      tools.onLost();
      const askedMs = (failure.retryAfterSeconds ?? 0) * SECOND_MS;
      await tools.wait(Math.max(delayMs, Math.min(askedMs, LONGEST_DELAY_MS)));
    }
  }
}
