/** Asks a venue as the contract has it, by hand: what a test wants to send, and no rule of the app. */
import * as v from 'valibot';
import { expect } from 'vitest';
import { calls } from '../../../src/contract/calls.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { PUBLIC_KEY } from './places.ts';
import { Venue } from './venue.ts';
import type { VenueOptions } from './world.ts';

export interface Heard {
  http: number;
  status: number;
  data: Record<string, unknown>;
  headers: Record<string, string>;
}

/** A venue whose clock and chance are in the hands of the test. */
export function venueOf(options: Partial<VenueOptions> = {}) {
  const clock = { now: Date.parse('2026-11-25T09:00:00Z') };
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const settings = { decimals: 3, timeZone: 'Asia/Kuwait', xsrf: false, ...options } as const;
  return { clock, venue: new Venue({ now: () => clock.now, random, ...settings }) };
}

/** All calls that the app knows. */
export const endpoints: Endpoint[] = Object.values(calls).flatMap((each) => Object.values(each));

function endpointOf(method: string, path: string): Endpoint | undefined {
  const asked = path.split('?')[0]?.split('/') ?? [];
  const fits = endpoints.filter((each) => {
    const words = each.path.split('/');
    return (
      each.method === method &&
      words.length === asked.length &&
      words.every((word, place) => word.startsWith(':') || word === asked[place])
    );
  });
  const literals = ({ path: pattern }: Endpoint) => pattern.split('/').filter((w) => w[0] !== ':');
  return fits.toSorted((a, b) => literals(b).length - literals(a).length)[0];
}

export class Speaker {
  readonly venue: Venue;
  tokenKey = PUBLIC_KEY;
  userId = 0;
  headers: Record<string, string> = {};

  constructor(venue: Venue) {
    this.venue = venue;
  }

  /** Headers of every request. */
  get always(): Record<string, string> {
    return { tokenkey: this.tokenKey, 'accept-language': 'en' };
  }

  ask(method: 'GET' | 'POST', path: string, body?: unknown): Heard {
    const token = this.venue.xsrfToken;
    const answered = this.venue.answer({
      method,
      path: `/api/${path}`,
      headers: {
        ...this.always,
        ...(body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
        ...(method === 'POST' && token !== '' && { 'x-xsrf-token': token }),
        ...this.headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const said = answered.text === '' ? {} : JSON.parse(answered.text);
    const { status, headers } = answered;
    if (said.status === 1) this.#checkShape(method, path, said.dataenum);
    return { http: status, status: said.status, data: said.dataenum, headers };
  }

  get(path: string, headers: Record<string, string> = {}): Heard {
    return this.#with(headers, () => this.ask('GET', path));
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Heard {
    return this.#with(headers, () => this.ask('POST', path, body));
  }

  /** As a save or a payment sends them. */
  orderHeaders(eOrderId = 0): Record<string, string> {
    return { 'user-id': String(this.userId), 'eorder-id': String(eOrderId) };
  }

  #with(headers: Record<string, string>, run: () => Heard): Heard {
    const own = this.headers;
    this.headers = { ...own, ...headers };
    try {
      return run();
    } finally {
      this.headers = own;
    }
  }

  /** What the venue answers is what the app understands: nothing of it is refused. */
  #checkShape(method: string, path: string, dataenum: unknown) {
    const endpoint = endpointOf(method, path);
    if (!endpoint) throw new Error(`the app knows no ${method} ${path}`);
    const result = v.safeParse(endpoint.answer, dataenum);
    expect(result.issues?.map((issue) => [path, v.getDotPath(issue), issue.message])).toBe(
      undefined,
    );
  }
}
