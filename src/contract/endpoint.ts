import type * as v from 'valibot';
import type { PartName, Parts } from './parts.ts';

/**
 * How often a call may be repeated. R: a read, twice after a network failure or a server error. K:
 * a write with a key that makes it happen once; S: sets an absolute value; both are repeated once.
 * N: never.
 */
export type Retry = 'R' | 'K' | 'S' | 'N';
export type Controller = 'TableCart' | 'Menu' | 'Notification' | 'RateAndReview' | 'Delivery';

/** Everything about one call. Its path names it: no other call has the same. */
export interface Endpoint<
  Path extends string = string,
  Answer = unknown,
  Asked extends Sending = Sending,
  ChangesData extends boolean = boolean,
> {
  method: 'GET' | 'POST';
  /** Below the API base. `:name` is one encoded segment; the first word is the controller. */
  path: Path;
  answer: v.GenericSchema<unknown, Answer>;
  retry: Retry;
  /** Changes data even if it is a GET: never prefetched, cached or called outside a mutation. */
  changesData: ChangesData;
  /** Names of the query parameters. */
  query?: readonly PartName[];
  /** May be answered from a copy on the device while offline. */
  isOffline?: boolean;
  /** Its failure shows no alert and does not clear the visit: the page handles it. */
  isSilent?: boolean;
  /** Rating posts need no login: a 401 there is an error, not a log-out. */
  isOpenToAll?: boolean;
  /** Sends the app's address, so that a payment provider can return there. */
  namesOrigin?: boolean;
  /** The only status that means success for this call. */
  onlyStatus?: number;
  /** How long its answer stays fresh; 0 for data that the diner changes, read again each time. */
  freshMinutes?: number;
  /** The type of path, query, body and headers. For the compiler only: it has no value. */
  asked?: Asked;
}

/** The path's placeholders, which a caller must fill. */
type NamesIn<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? NamesIn<Head> | NamesIn<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never;

export type PathParams<Path extends string> = {
  [Name in NamesIn<Path>]: Name extends PartName ? Parts[Name] : never;
};

type AskedOf<Path extends string, Query extends PartName, Sent> = PathParams<Path> & {
  [Name in Query]?: Parts[Name] | undefined;
} & Sent;

/** The data a call sends, in addition to path and query. */
export type Sending = Readonly<Record<string, unknown>> & {
  /** JSON, unless it is already a form. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | number | undefined>>;
};

interface Traits<Query extends PartName, Sent> extends Partial<
  Pick<
    Endpoint,
    'isOffline' | 'isSilent' | 'isOpenToAll' | 'namesOrigin' | 'onlyStatus' | 'freshMinutes'
  >
> {
  query?: readonly Query[];
  sends?: Typed<Sent>;
}

/** Carries a type where a value is required. */
interface Typed<T> {
  readonly example?: T;
}

/** Tells the compiler what a call sends. */
/* @__NO_SIDE_EFFECTS__ */
export function typed<Sent extends Sending>(): Typed<Sent> {
  return {};
}

/* @__NO_SIDE_EFFECTS__ */
function endpoint<
  const Path extends string,
  Answer,
  Query extends PartName,
  Sent,
  ChangesData extends boolean,
>(
  method: 'GET' | 'POST',
  path: Path,
  answer: v.GenericSchema<unknown, Answer>,
  retry: Retry,
  changesData: ChangesData,
  traits: Traits<Query, Sent>,
): Endpoint<Path, Answer, AskedOf<Path, Query, Sent>, ChangesData> {
  return { method, path, answer, retry, changesData, ...traits };
}

/** A GET that only reads. */
/* @__NO_SIDE_EFFECTS__ */
export function read<const Path extends string, Answer, Query extends PartName = never>(
  path: Path,
  answer: v.GenericSchema<unknown, Answer>,
  traits: Traits<Query, unknown> = {},
) {
  return endpoint('GET', path, answer, 'R', false, traits);
}

/** A POST that only reads. */
/* @__NO_SIDE_EFFECTS__ */
export function ask<const Path extends string, Answer, Sent>(
  path: Path,
  answer: v.GenericSchema<unknown, Answer>,
  traits: Traits<never, Sent>,
) {
  return endpoint('POST', path, answer, 'R', false, traits);
}

/** A GET that changes data. */
/* @__NO_SIDE_EFFECTS__ */
export function change<
  const Path extends string,
  Answer,
  Query extends PartName = never,
  Sent = unknown,
>(
  path: Path,
  answer: v.GenericSchema<unknown, Answer>,
  retry: 'K' | 'S',
  traits: Traits<Query, Sent> = {},
) {
  return endpoint('GET', path, answer, retry, true, traits);
}

/** A POST that changes data. */
/* @__NO_SIDE_EFFECTS__ */
export function write<const Path extends string, Answer, Sent = unknown>(
  path: Path,
  answer: v.GenericSchema<unknown, Answer>,
  retry: 'K' | 'S' | 'N',
  traits: Traits<never, Sent> = {},
) {
  return endpoint('POST', path, answer, retry, true, traits);
}
