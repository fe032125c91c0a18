/** Reads the app's requests, and refuses any value of a wrong type. */
import { Defect } from './wire.ts';

export const CART_KEY = /^[A-Za-z0-9]{12}$/;
export const DELIVERY_KEY = /^[A-Za-z0-9]{9}$/;
export const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
export const DAY = /^\d{4}-\d\d-\d\d$/;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of one object in a body. Errors name the path of the field. */
export class Fields {
  readonly #value: Record<string, unknown>;
  readonly #at: string;

  constructor(value: unknown, at = 'body') {
    if (!isRecord(value)) throw new Defect(`${at} is no object`);
    this.#value = value;
    this.#at = at;
  }

  has(name: string): boolean {
    return this.#value[name] !== undefined;
  }

  #wrong(name: string, what: string): Defect {
    return new Defect(`${this.#at}.${name} is no ${what}: ${JSON.stringify(this.#value[name])}`);
  }

  text(name: string, pattern?: RegExp): string {
    const value = this.#value[name];
    if (typeof value !== 'string') throw this.#wrong(name, 'text');
    if (pattern && !pattern.test(value)) throw this.#wrong(name, String(pattern));
    return value;
  }

  maybeText(name: string, pattern?: RegExp): string | undefined {
    return this.has(name) ? this.text(name, pattern) : undefined;
  }

  oneOf<T extends string>(name: string, words: readonly T[]): T {
    const word = words.find((each) => each === this.#value[name]);
    if (word === undefined) throw this.#wrong(name, `one of ${words.join(', ')}`);
    return word;
  }

  flag(name: string): boolean {
    const value = this.#value[name];
    if (typeof value !== 'boolean') throw this.#wrong(name, 'yes or no');
    return value;
  }

  /** A whole number, at least 0. */
  count(name: string): number {
    const value = this.#value[name];
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
      throw this.#wrong(name, 'whole number');
    }
    return value;
  }

  maybeCount(name: string): number | undefined {
    return this.has(name) ? this.count(name) : undefined;
  }

  counts(name: string): number[] {
    const value = this.#value[name];
    const isRight = (each: unknown) => Number.isSafeInteger(each);
    if (!Array.isArray(value) || !value.every(isRight)) throw this.#wrong(name, 'list of numbers');
    return value;
  }

  number(name: string): number {
    const value = this.#value[name];
    if (typeof value !== 'number' || !Number.isFinite(value)) throw this.#wrong(name, 'number');
    return value;
  }

  /** An amount in major units, at least 0. */
  amount(name: string): number {
    const value = this.number(name);
    if (value < 0) throw this.#wrong(name, 'amount');
    return value;
  }

  fields(name: string): Fields {
    return new Fields(this.#value[name], `${this.#at}.${name}`);
  }

  maybeFields(name: string): Fields | undefined {
    return this.has(name) ? this.fields(name) : undefined;
  }

  list(name: string): Fields[] {
    const value = this.#value[name];
    if (!Array.isArray(value)) throw this.#wrong(name, 'list');
    return value.map((each, place) => new Fields(each, `${this.#at}.${name}.${place}`));
  }
}

export function listOfFields(body: unknown): Fields[] {
  return new Fields({ list: body }).list('list');
}

/** A number in a path. */
export function numberOf(part: string | undefined, name: string): number {
  if (part === undefined || !/^\d{1,15}$/.test(part)) {
    throw new Defect(`${name} in the path is no number: ${part}`);
  }
  return Number(part);
}

export function keyOf(part: string | undefined, pattern: RegExp): string {
  if (part === undefined || !pattern.test(part)) throw new Defect(`no key of its kind: ${part}`);
  return part;
}
