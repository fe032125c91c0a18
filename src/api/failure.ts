import * as v from 'valibot';
import type { FieldError } from '../contract/envelope.ts';

export type FailureKind =
  /** No answer arrived. */
  | 'network'
  | 'timeout'
  /** The answer is not JSON. */
  | 'unreadable'
  | 'tooLarge'
  /** An HTTP status other than 2xx. */
  | 'http'
  /** A refusal: the server answered with a business status of 0 or below. */
  | 'refusal'
  /** The answer lacks something that the contract promises and that must not be guessed. */
  | 'contract'
  /** The call was cancelled, so it is not reported. */
  | 'aborted';

interface FailureFacts {
  httpStatus?: number;
  status?: number;
  details?: unknown;
  retryAfterSeconds?: number;
  errors?: FieldError[];
  field?: string;
  message?: string;
  cause?: unknown;
}

/** The only error of a call. `message` is the server's text for the diner, or ''. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  // Only declared, because the constructor sets all of them: real fields would be written twice.
  declare readonly kind: FailureKind;
  /** The call's name, such as `TableCart/PlaceOrder`. */
  declare readonly call: string;
  declare readonly httpStatus: number | undefined;
  /** The business status. */
  declare readonly status: number | undefined;
  /** Further data of a refusal. */
  declare readonly details: unknown;
  declare readonly retryAfterSeconds: number | undefined;
  declare readonly errors: readonly FieldError[];
  /** Where an answer broke the contract. */
  declare readonly field: string | undefined;
  /** The same request was sent before, with an unknown outcome. */
  declare isAfterLoss?: boolean;

  constructor(kind: FailureKind, call: string, { message, cause, ...facts }: FailureFacts = {}) {
    super(message ?? '', { cause });
    Object.assign(this, { kind, call, details: null, errors: [], ...facts });
  }
}

export function isApiFailure(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure;
}

/** True for a refusal, with exactly this status if one is given. */
export function isRefusal(error: unknown, status?: number): error is ApiFailure {
  return (
    isApiFailure(error) &&
    error.kind === 'refusal' &&
    (status === undefined || error.status === status)
  );
}

export function isHttpFailure(error: unknown, httpStatus: number): error is ApiFailure {
  return isApiFailure(error) && error.httpStatus === httpStatus;
}

/** True when the server could not be reached: no network, or no answer. */
export function isLost(error: unknown): error is ApiFailure {
  return isApiFailure(error) && (error.kind === 'network' || error.kind === 'timeout');
}

const FAULTS_BEHIND_THE_SERVER = 500;
/** Refusals of the request itself: the lost request before it was refused for the same reason. */
const HTTP_VERDICTS = new Set([400, 409, 422]);

/** True when the server may have carried out the failed call, or the same call before it. */
export function isOutcomeUnknown(error: unknown, isInDoubt = false): boolean {
  if (!isApiFailure(error)) return false;
  const { kind, httpStatus = 0, isAfterLoss } = error;
  if (kind !== 'http') return kind !== 'refusal' && kind !== 'aborted';
  const isPassing = (isInDoubt || isAfterLoss) && !HTTP_VERDICTS.has(httpStatus);
  return isPassing || httpStatus >= FAULTS_BEHIND_THE_SERVER;
}

/** The data of a refusal, if it has the shape that its status promises. */
export function refusalData<T>(
  failure: ApiFailure,
  schema: v.GenericSchema<unknown, T>,
): T | undefined {
  const result = v.safeParse(schema, failure.details);
  return result.success ? result.output : undefined;
}

/** Code that fails to load counts as a network failure, like any lost call. */
export function lostCode(name: string): (cause: unknown) => ApiFailure {
  return (cause) => new ApiFailure('network', name, { cause });
}
