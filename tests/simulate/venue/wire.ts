/** Requests and answers of the venue's server, and its kinds of refusals. */
export interface Asked {
  method: string;
  /** From `/api/` on, with the query. */
  path: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
}

export interface Answered {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  text: string;
}

export interface Login {
  token: string;
  userId: number;
  customerId: number;
  rfId: string;
  /** When its token expires. */
  until: number;
}

/** A request with a known path and valid common headers. */
export interface Call {
  part: Readonly<Record<string, string>>;
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  /** Undefined for a visitor with the public key. */
  login: Login | undefined;
}

/**
 * By method and path, such as `GET TableCart/PlaceOrder/:eOrderId`; each returns the `dataenum` of
 * a success.
 */
export type Routes = Record<string, (call: Call) => unknown>;

/** A business refusal: for the diner, not a fault of the app. */
export class Refusal extends Error {
  readonly status: number;
  readonly data: unknown;
  constructor(status: number, data: unknown = null) {
    super(`refused with ${status}`);
    this.status = status;
    this.data = data;
  }
}

/** HTTP 409: the key or the version of a request conflicts with the server's data. */
export class Conflict extends Error {
  readonly data: unknown;
  constructor(data: unknown = null) {
    super('conflict');
    this.data = data;
  }
}

/** A request that no app should ever send. */
export class Defect extends Error {
  readonly http: 400 | 404;
  constructor(why: string, http: 400 | 404 = 400) {
    super(why);
    this.http = http;
  }
}
