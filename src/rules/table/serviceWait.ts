/** When the same service may be asked for again, and when a second tap is the first one repeated. */
import { SERVICE_DOUBT_MS } from '../../config/times.ts';

interface Call {
  askedAtMs: number;
  answeredAtMs?: number | undefined;
  coolDownSeconds: number;
}

/** Seconds to wait; 0 if it may be asked for now. A clock that was set back makes nobody wait longer. */
export function serviceWait(
  call: Pick<Call, 'answeredAtMs' | 'coolDownSeconds'> | undefined,
  nowMs: number,
): number {
  if (call?.answeredAtMs === undefined) return 0;
  const passed = (nowMs - call.answeredAtMs) / 1000;
  if (passed < 0) return 0;
  return Math.max(0, Math.ceil(call.coolDownSeconds - passed));
}

/**
 * Nobody knows whether the call has arrived, so that the next tap repeats it. Later the diner still waits,
 * and means a new one.
 */
export function isInDoubt<Asked extends Pick<Call, 'askedAtMs' | 'answeredAtMs'>>(
  call: Asked | undefined,
  nowMs: number,
): call is Asked {
  if (!call || call.answeredAtMs !== undefined) return false;
  const passedMs = nowMs - call.askedAtMs;
  return passedMs >= 0 && passedMs < SERVICE_DOUBT_MS;
}
