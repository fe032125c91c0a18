import type * as v from 'valibot';

/**
 * How often a call may be repeated.
 * R: a read, twice on a network failure or an ailing server. K: a write with a key that makes it
 * happen once, S: sets an absolute value; both once. N: never.
 */
export type Retry = 'R' | 'K' | 'S' | 'N';
export type Controller = 'TableCart' | 'Menu' | 'Notification' | 'RateAndReview' | 'Delivery';

export interface Endpoint<Path extends string = string, Answer = unknown> {
  method: 'GET' | 'POST';
  /** Below the API base; `:name` stands for one encoded segment. */
  path: Path;
  answer: v.GenericSchema<unknown, Answer>;
  retry: Retry;
  /** Even with GET: never prefetched, cached, replayed, nor called outside a mutation. */
  changesData: boolean;
  /** May be answered from the device's own copy when the network is away. */
  isOffline: boolean;
  /** Its failure never alerts and never clears the visit: the screen has an answer of its own. */
  isSilent: boolean;
  /** Rating posts are open to everyone: a 401 there is an error, never a log-out. */
  isOpenToAll: boolean;
}

/** The names between the slashes that a caller must fill. */
export type ParamsOf<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : Path extends `:${infer Name}`
    ? Record<Name, string | number>
    : unknown;

type Traits = Partial<Pick<Endpoint, 'isOffline' | 'isSilent' | 'isOpenToAll'>>;

/* @__NO_SIDE_EFFECTS__ */
function endpoint<const Path extends string, Answer>(
  method: 'GET' | 'POST',
  path: Path,
  answer: v.GenericSchema<unknown, Answer>,
  retry: Retry,
  traits: Traits,
): Endpoint<Path, Answer> {
  return {
    method,
    path,
    answer,
    retry,
    changesData: retry !== 'R',
    isOffline: false,
    isSilent: false,
    isOpenToAll: false,
    ...traits,
  };
}

/** A GET that only reads. */
/* @__NO_SIDE_EFFECTS__ */
export function read<const Path extends string, Answer>(
  path: Path,
  answer: v.GenericSchema<unknown, Answer>,
  traits: Traits = {},
) {
  return endpoint('GET', path, answer, 'R', traits);
}

/** A POST that only reads. */
/* @__NO_SIDE_EFFECTS__ */
export function ask<const Path extends string, Answer>(
  path: Path,
  answer: v.GenericSchema<unknown, Answer>,
  traits: Traits = {},
) {
  return endpoint('POST', path, answer, 'R', traits);
}

/** A GET that changes data. */
/* @__NO_SIDE_EFFECTS__ */
export function change<const Path extends string, Answer>(
  path: Path,
  answer: v.GenericSchema<unknown, Answer>,
  retry: 'K' | 'S',
) {
  return endpoint('GET', path, answer, retry, {});
}

/** A POST that changes data. */
/* @__NO_SIDE_EFFECTS__ */
export function write<const Path extends string, Answer>(
  path: Path,
  answer: v.GenericSchema<unknown, Answer>,
  retry: 'K' | 'S' | 'N',
  traits: Traits = {},
) {
  return endpoint('POST', path, answer, retry, traits);
}
