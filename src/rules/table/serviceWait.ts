/** When a diner may call the same service again, and when a second tap repeats the first. */
import { SERVICE_DOUBT_MS } from '../../config/times.ts';

interface Call {
  askedAtMs: number;
  answeredAtMs?: number | undefined;
  coolDownSeconds: number;
}

/** Seconds to wait; 0 if the diner may call now. A clock set back does not lengthen the wait. */
export function serviceWait(
  call: Pick<Call, 'answeredAtMs' | 'coolDownSeconds'> | undefined,
  nowMs: number,
): number {
  if (call?.answeredAtMs === undefined) return 0;
  const passed = (nowMs - call.answeredAtMs) / 1000;
  if (passed < 0) return 0;
  return Math.max(0, Math.ceil(call.coolDownSeconds - passed));
}

/** The call may not have arrived, so the next tap repeats it. Later a tap is a new call. */
export function isInDoubt<Asked extends Pick<Call, 'askedAtMs' | 'answeredAtMs'>>(
  call: Asked | undefined,
  nowMs: number,
): call is Asked {
  if (!call || call.answeredAtMs !== undefined) return false;
  const passedMs = nowMs - call.askedAtMs;
  return passedMs >= 0 && passedMs < SERVICE_DOUBT_MS;
}
