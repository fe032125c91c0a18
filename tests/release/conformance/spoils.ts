/** Ways to spoil a server's answers. */
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import type { Answered, Asked, Spoil } from './faultyServer.ts';

export type Fault = readonly [name: string, spoil: Spoil, broken: readonly string[]];

/** Faults by name; each of them breaks exactly these promises. */
export function breaks(promises: readonly string[], spoils: Record<string, Spoil>): Fault[] {
  return Object.entries(spoils).map(([name, spoil]) => [name, spoil, promises]);
}

export type Which = RegExp | ((asked: Asked) => boolean);

function isMeant(which: Which, asked: Asked): boolean {
  return which instanceof RegExp ? which.test(`${asked.method} ${asked.path}`) : which(asked);
}

export function answering(status: number, body: unknown, type = 'application/json'): Answered {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, headers: { 'content-type': type }, body: Buffer.from(text) };
}

/** Replaces the server's answer. */
export function instead(which: Which, status: number, body: unknown = '', type?: string): Spoil {
  return (asked, next) => (isMeant(which, asked) ? answering(status, body, type) : next(asked));
}

/** A refusal in the contract's form. */
export function refusing(which: Which, status: number, dataenum: unknown = null): Spoil {
  return instead(which, 200, { status, message: 'No.', dataenum });
}

/** Applies from the second request of an address on. */
export function again(which: Which, spoil: Spoil): Spoil {
  const seen = new Set<string>();
  return (asked, next) => {
    const isAgain = isMeant(which, asked) && seen.has(asked.path);
    seen.add(asked.path);
    return isAgain ? spoil(asked, next) : next(asked);
  };
}

/** Changes the request before the server sees it. */
export function asking(which: Which, change: (asked: Asked) => Partial<Asked>): Spoil {
  return (asked, next) => next(isMeant(which, asked) ? { ...asked, ...change(asked) } : asked);
}

export function inHeaders(
  which: Which,
  change: (headers: Record<string, string>) => Record<string, string>,
): Spoil {
  return async (asked, next) => {
    const answer = await next(asked);
    return isMeant(which, asked) ? { ...answer, headers: change(answer.headers) } : answer;
  };
}

export function without(name: string): (headers: Record<string, string>) => Record<string, string> {
  return (headers) => Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));
}

interface Body<Data> {
  status: number;
  message: string;
  dataenum: Data | null;
}

/** All requests of this call. */
function allOf({ method, path }: Endpoint): RegExp {
  return new RegExp(`^${method} /api/${path.replaceAll(/:\w+/g, '[^/?]+')}(?:\\?|$)`);
}

/** Changes an answer's data, or replaces it with the returned value if there is one. */
export function inData<Data>(
  call: Endpoint<string, Data>,
  change: (data: Data, asked: Asked) => unknown,
  which: Which = allOf(call),
): Spoil {
  return inBody(
    call,
    (body, asked) => {
      if (body.dataenum === null) return body;
      const other = change(body.dataenum, asked);
      return other === undefined ? body : { ...body, dataenum: other };
    },
    which,
  );
}

export function inBody<Data>(
  call: Endpoint<string, Data>,
  change: (body: Body<Data>, asked: Asked) => unknown,
  which: Which = allOf(call),
): Spoil {
  return async (asked, next) => {
    const answer = await next(asked);
    if (!isMeant(which, asked) || answer.status !== 200) return answer;
    const changed = change(JSON.parse(answer.body.toString('utf8')) as Body<Data>, asked);
    return { ...answer, body: Buffer.from(JSON.stringify(changed)) };
  };
}

/** Changes the body of a request. */
export function inRequest<Body>(which: Which, change: (body: Body, asked: Asked) => Body): Spoil {
  return asking(which, (asked) => ({
    body: JSON.stringify(change(JSON.parse(asked.body) as Body, asked)),
  }));
}
