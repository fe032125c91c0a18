/** Describes answers in words. */
import { openEnvelope } from '../../../contract/envelope.ts';
import { STATUS } from '../../../contract/status.ts';
import { isOfConnection, whyUnreached } from '../../checkHost/reach.ts';
import type { Heard } from '../server.ts';
import { Left } from '../visit.ts';

const errorsIn = ({ json }: Heard) => openEnvelope(json).errors;

/** The code with the refused fields, else with the message, as the server names them. */
export function saidIn(heard: Heard): string {
  const { status, told, message } = heard;
  const code = status === 200 ? `status ${told}` : `HTTP ${status}`;
  if (status === 200 && Number.isNaN(told)) return 'HTTP 200 without JSON';
  const fields = errorsIn(heard).map((error) => `${error.field}: “${error.message}”`);
  const words = fields.length > 0 ? fields.join(', ') : message && `“${message}”`;
  return words === '' ? code : `${code} (${words})`;
}

/** The contract refuses with HTTP 200 and this status. */
export function refused(heard: Heard, wanted: number, what: string): string[] {
  if (heard.status === 200 && heard.told === wanted) return [];
  return [`${what} is answered with ${saidIn(heard)}, and not with status ${wanted}`];
}

export function answered(heard: Heard, wanted: number, what: string): string[] {
  return heard.status === wanted
    ? []
    : [`${what} is answered with ${saidIn(heard)}, and not with HTTP ${wanted}`];
}

export function isGranted({ status, told }: Heard): boolean {
  return status === 200 && told > 0;
}

export function granted(heard: Heard, what: string): string[] {
  return isGranted(heard)
    ? []
    : [`${what} is answered with ${saidIn(heard)}, and not with success`];
}

const REFUSALS: ReadonlySet<number> = new Set(Object.values(STATUS));

/** True when the contract allows this refusal: closed, paused, or a named field. */
function mayRefuse(heard: Heard): boolean {
  const { status, told } = heard;
  if (status === 413 || status === 422) return errorsIn(heard).length > 0;
  return status === 429 || status === 503 || (status === 200 && REFUSALS.has(told));
}

function without(heard: Heard, what: string): Left {
  const isOfNumber = errorsIn(heard).some(({ field }) => field === 'contact.mobileNo');
  const advice = isOfNumber ? ' Name a number that it takes by --contact.' : '';
  return new Left(`${what} is answered with ${saidIn(heard)}.${advice}`);
}

/** For the first of several steps: a refusal is not the server's fault, a failure is. */
export function begun(heard: Heard, what: string): readonly string[] | Left {
  return !isGranted(heard) && mayRefuse(heard) ? without(heard, what) : granted(heard, what);
}

/** A step that a rule depends on. Another rule reports its failure. */
export async function needed(asking: Promise<Heard>, what: string): Promise<Heard> {
  const heard = await asking.catch((error: unknown) => {
    throw isOfConnection(error) ? new Left(`${what}: ${whyUnreached(error)}`) : error;
  });
  if (!isGranted(heard)) throw without(heard, what);
  return heard;
}

export function unless(isRight: boolean, sentence: string): string[] {
  return isRight ? [] : [sentence];
}
