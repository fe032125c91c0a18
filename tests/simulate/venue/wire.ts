/** How the venue's server is asked and answers, and the three ways in which it says no. */
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

export type Language = 'en' | 'ar';

export interface Login {
  token: string;
  userId: number;
  customerId: number;
  rfId: string;
  /** When its token ends. */
  until: number;
}

/** A request that has been understood so far: a known path, the headers that all requests need. */
export interface Call {
  part: Readonly<Record<string, string>>;
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  /** Undefined for a visitor with the public key. */
  login: Login | undefined;
  language: Language;
}

/** Answers the `dataenum` of a success. */
type Handler = (call: Call) => unknown;
/** By method and path, such as `GET TableCart/PlaceOrder/:eOrderId`. */
export type Routes = Record<string, Handler>;

/** An answer that says which state of the menu it shows, so that it need not be sent twice. */
export class Marked {
  readonly mark: string;
  readonly data: () => unknown;
  constructor(mark: string, data: () => unknown) {
    this.mark = mark;
    this.data = data;
  }
}

/** A refusal of the business: the diner's affair, not a fault of the app. */
export class Refusal extends Error {
  readonly status: number;
  readonly data: unknown;
  constructor(status: number, data: unknown = null) {
    super(`refused with ${status}`);
    this.status = status;
    this.data = data;
  }
}

/** The key or the version of a request belongs to something else than the server has: HTTP 409. */
export class Conflict extends Error {
  readonly data: unknown;
  constructor(data: unknown = null) {
    super('conflict');
    this.data = data;
  }
}

/** Fields of a form that the diner has to mend: HTTP 422. */
export class WrongFields extends Error {
  readonly fields: readonly string[];
  constructor(...fields: string[]) {
    super('wrong fields');
    this.fields = fields;
  }
}

/** A request that no app should ever send. */
export class Defect extends Error {
  readonly http: 400 | 404 | 405;
  constructor(why: string, http: 400 | 404 | 405 = 400) {
    super(why);
    this.http = http;
  }
}

/** A code that names no venue: HTTP 404, and no fault of the app, which was given it by a link. */
export class UnknownVenue extends Error {}
