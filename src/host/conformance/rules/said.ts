/** How an answer is told of. */
import type { Heard } from '../server.ts';

export function saidIn({ status, told }: Heard): string {
  if (status !== 200) return `HTTP ${status}`;
  return Number.isNaN(told) ? 'HTTP 200 without JSON' : `status ${told}`;
}

/** A refusal of the contract: HTTP 200 with this status. */
export function refused(heard: Heard, wanted: number, what: string): string[] {
  if (heard.status === 200 && heard.told === wanted) return [];
  return [`${what} is answered with ${saidIn(heard)}, and not with status ${wanted}`];
}

export function answered(heard: Heard, wanted: number, what: string): string[] {
  return heard.status === wanted
    ? []
    : [`${what} is answered with ${saidIn(heard)}, and not with HTTP ${wanted}`];
}

export function granted(heard: Heard, what: string): string[] {
  return heard.status === 200 && heard.told > 0
    ? []
    : [`${what} is answered with ${saidIn(heard)}, and not with success`];
}

/** A sentence if it is not so. */
export function unless(isRight: boolean, sentence: string): string[] {
  return isRight ? [] : [sentence];
}
