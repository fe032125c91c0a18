/** Routes a request to its handler, and checks path, headers and method of every call. */
import { PUBLIC_KEY, storeOfCode } from './places.ts';
import {
  Conflict,
  Defect,
  Refusal,
  type Answered,
  type Asked,
  type Call,
  type Routes,
} from './wire.ts';
import type { World } from './world.ts';

export type Dispatch = (asked: Asked) => Answered;

interface Route {
  method: string;
  /** Literal segments unchanged, parameters with their colon. */
  segments: readonly string[];
  answer: Routes[string];
}

/** GET calls that change data (2.3). */
const CHANGING_READS =
  /^(?:TableCart\/(?:RemoveFromCart|UpdateCartQty|PlaceOrder|RemoveOrders|validatePromoCode|paymentByCard)|Delivery\/updateSelectedAddress)\//;
/** A POST call without side effects. */
const READING_POST = /^Delivery\/getDiscountForItems\//;
const PAUSE_SECONDS = 20;

class UnknownLogin extends Error {}

/** A literal segment takes precedence over a parameter. */
function routesOf(routes: Routes): Route[] {
  const literals = ({ segments }: Route) => segments.filter((word) => !word.startsWith(':')).length;
  return Object.entries(routes)
    .map(([name, answer]) => {
      const [method = '', path = ''] = name.split(' ');
      return { method, segments: path.split('/'), answer };
    })
    .toSorted((a, b) => literals(b) - literals(a));
}

function fits({ segments }: Route, asked: readonly string[]): boolean {
  return (
    segments.length === asked.length &&
    segments.every((segment, place) => {
      const word = asked[place] ?? '';
      if (segment === ':lang') return word === 'EN' || word === 'AR';
      return segment.startsWith(':') ? word !== '' : segment === word;
    })
  );
}

/** Reads a part of a request; an invalid one is a defect. */
function read<T>(what: string, how: () => T): T {
  try {
    return how();
  } catch {
    throw new Defect(`${what} cannot be read`);
  }
}

function loginOf(world: World, { method, headers, body }: Asked): Call['login'] {
  const language = headers['accept-language'];
  if (language !== 'en' && language !== 'ar') throw new Defect(`accept-language is ${language}`);
  const key = headers['tokenkey'];
  if (!key) throw new Defect('no tokenKey');
  const token = headers['x-xsrf-token'];
  const wanted = method === 'POST' ? world.xsrfToken : undefined;
  if (token !== wanted) throw new Defect(`x-xsrf-token is ${token}`);
  const isJson = /^application\/json; ?charset=utf-8$/i.test(headers['content-type'] ?? '');
  if (body !== undefined && !isJson) throw new Defect('the body is not said to be JSON');
  if (key === PUBLIC_KEY) return undefined;
  const login = world.logins.get(key);
  if (!login || world.now >= login.until) throw new UnknownLogin();
  return login;
}

export function dispatch(world: World, given: Routes): Dispatch {
  const routes = routesOf(given);

  const said = (status: number, body?: object, more: Record<string, string> = {}): Answered => ({
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      date: new Date(world.now).toUTCString(),
      ...more,
    },
    text: body === undefined ? '' : JSON.stringify(body),
  });

  const answer = (asked: Asked): Answered => {
    const { method, headers, body } = asked;
    const [pathname = '', search = ''] = asked.path.split('?');
    const path = pathname.replace(/^\/api\//, '').replace(/\/$/, '');
    const words = path.split('/').map((word) => read(word, () => decodeURIComponent(word)));
    const route = routes.find((each) => each.method === method && fits(each, words));
    if (path === pathname || !route) throw new Defect(`no call ${method} ${pathname}`, 404);
    const part: Record<string, string> = {};
    route.segments.forEach((segment, place) => {
      if (segment.startsWith(':')) part[segment.slice(1)] = words[place] ?? '';
    });
    const isChange = CHANGING_READS.test(path) || (method === 'POST' && !READING_POST.test(path));
    if (isChange && /prefetch/.test(headers['sec-purpose'] ?? '')) {
      throw new Defect('a prefetch of a change');
    }
    const login = loginOf(world, asked);
    if (part['code'] !== undefined) storeOfCode(part['code']);
    if (isChange && world.isPaused) {
      return said(503, { status: 0 }, { 'retry-after': String(PAUSE_SECONDS) });
    }
    const sent = body ? read('the body', () => JSON.parse(body) as unknown) : undefined;
    const call = { part, query: new URLSearchParams(search), headers, body: sent, login };
    return said(200, { status: 1, dataenum: route.answer(call) ?? null });
  };

  const refused = (error: unknown, asked: Asked): Answered => {
    if (error instanceof Refusal) return said(200, { status: error.status, dataenum: error.data });
    if (error instanceof Conflict) return said(409, { status: 0, dataenum: error.data });
    if (error instanceof UnknownLogin) return said(401);
    const why = error instanceof Error ? error.message : String(error);
    world.defects.push(`${asked.method} ${asked.path}: ${why}`);
    return said(error instanceof Defect ? error.http : 500, { status: 0, message: why });
  };

  return (asked) => {
    try {
      return answer(asked);
    } catch (error) {
      return refused(error, asked);
    }
  };
}
