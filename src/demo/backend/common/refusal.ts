import type { FieldError } from '../../../contract/envelope.ts';
import type { BusinessStatus } from '../../../contract/status.ts';

/** Values for the placeholders in a status's default message: `{n}`, `{time}`, `{amount}`. */
export interface Blanks {
  n?: number;
  time?: string;
  amount?: string;
}

/** A business refusal: HTTP 200 with a status of zero or below. */
export class Refusal extends Error {
  readonly status: BusinessStatus;
  readonly dataenum: unknown;
  readonly blanks: Blanks;

  constructor(status: BusinessStatus, dataenum: unknown = null, blanks: Blanks = {}) {
    super(`refused with ${status}`);
    this.status = status;
    this.dataenum = dataenum;
    this.blanks = blanks;
  }
}

/** An answer with another HTTP status than 200. */
export class HttpProblem extends Error {
  readonly httpStatus: 400 | 401 | 404 | 405 | 409 | 413 | 422;
  readonly dataenum: unknown;
  readonly errors: FieldError[];

  constructor(
    httpStatus: HttpProblem['httpStatus'],
    message: string,
    dataenum: unknown = null,
    errors: FieldError[] = [],
  ) {
    super(message);
    this.httpStatus = httpStatus;
    this.dataenum = dataenum;
    this.errors = errors;
  }
}

export function malformed(message: string): HttpProblem {
  return new HttpProblem(400, message);
}

export function unknownVenue(code: string): HttpProblem {
  return new HttpProblem(404, `No venue has the code ${code}.`);
}

/** Refused form fields, each with its path in the body. */
export function invalidFields(errors: FieldError[]): HttpProblem {
  return new HttpProblem(422, '', null, errors);
}
