import { isApiFailure, isOutcomeUnknown, isRefusal, type ApiFailure } from '../../api/failure.ts';
import { SECOND_MS } from '../../config/times.ts';
import { STATUS } from '../../contract/status.ts';

const CHECK_DELAYS_MS = [1000, 2000, 4000, 8000] as const;
/** A server may ask for a longer wait, but the diner is waiting too. */
const LONGEST_DELAY_MS = 15 * SECOND_MS;

interface AskTools {
  wait: (ms: number) => Promise<void>;
  onLost: () => void;
  onGivenUp: (failure: ApiFailure) => void;
}

/** A login may expire between a lost try and its repeat, which reveals nothing about the first. */
function isLoginOver(failure: ApiFailure, isInDoubt: boolean): boolean {
  return isRefusal(failure, STATUS.loginRequired) && (isInDoubt || failure.isAfterLoss === true);
}

/**
 * Repeats a request until it is answered; undefined if it never is. After a lost answer, a status
 * such as 503 does not prove that the lost request failed, so it is repeated too.
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
      const isLost = isOutcomeUnknown(failure, isInDoubt) || isLoginOver(failure, isInDoubt);
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
