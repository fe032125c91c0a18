/** From a request to its handler: path, headers and method are checked here, once for all calls. */
import { PUBLIC_KEY, storeOfCode } from './places.ts';
import {
  Conflict,
  Defect,
  Refusal,
  WrongField,
  type Answered,
  type Asked,
  type Call,
  type Routes,
} from './wire.ts';
import type { World } from './world.ts';

export type Dispatch = (asked: Asked) => Answered;

interface Route {
  method: string;
  /** Literal words as they are, parameters with their colon. */
  segments: readonly string[];
  answer: Routes[string];
}

/** GET calls that change data (2.3). */
const CHANGING_READS =
  /^(?:TableCart\/(?:RemoveFromCart|UpdateCartQty|PlaceOrder|RemoveOrders|validatePromoCode|paymentByCard)|Delivery\/updateSelectedAddress)\//;
/** POST calls without effect. */
const READING_POSTS = /^Delivery\/getDiscountForItems\//;
const PAUSE_SECONDS = 20;

function routesOf(routes: Routes): Route[] {
  return Object.entries(routes).map(([name, answer]) => {
    const [method = '', path = ''] = name.split(' ');
    return { method, segments: path.split('/'), answer };
  });
}

/** A literal word wins over a parameter. */
function literals({ segments }: Route): number {
  return segments.filter((segment) => !segment.startsWith(':')).length;
}

function fits({ segments }: Route, asked: readonly string[]): boolean {
  return segments.every((segment, place) => {
    const word = asked[place] ?? '';
    if (segment === ':lang') return word === 'EN' || word === 'AR';
    return segment.startsWith(':') ? word !== '' : segment === word;
  });
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    throw new Defect(`${word} is not encoded`);
  }
}

export function dispatch(world: World, routes: Routes): Dispatch {
  /** By number of segments and controller. */
  const groups = new Map<string, Route[]>();
  for (const route of routesOf(routes)) {
    const name = `${route.segments.length} ${route.segments[0]}`;
    groups.set(name, [...(groups.get(name) ?? []), route]);
  }
  for (const group of groups.values()) group.sort((a, b) => literals(b) - literals(a));

  const find = (method: string, path: string) => {
    const asked = path.split('/').map(decoded);
    const here = (groups.get(`${asked.length} ${asked[0]}`) ?? []).filter((route) =>
      fits(route, asked),
    );
    const most = literals(here[0] ?? { method, segments: [], answer: () => null });
    const route = here.find((each) => each.method === method && literals(each) === most);
    if (!route) throw new Defect(`no call ${method} ${path}`, 404);
    const part: Record<string, string> = {};
    route.segments.forEach((segment, place) => {
      if (segment.startsWith(':')) part[segment.slice(1)] = asked[place] ?? '';
    });
    return { route, part };
  };

  const checkHeaders = ({ method, headers, body }: Asked): Call['login'] => {
    const language = headers['accept-language'];
    if (language !== 'en' && language !== 'ar') throw new Defect(`accept-language is ${language}`);
    const key = headers['tokenkey'];
    if (!key) throw new Defect('no tokenKey');
    const wanted = method === 'POST' ? world.xsrfToken : undefined;
    if (headers['x-xsrf-token'] !== wanted) {
      throw new Defect(`x-xsrf-token is ${headers['x-xsrf-token']}`);
    }
    const isJson = /^application\/json; ?charset=utf-8$/i.test(headers['content-type'] ?? '');
    if (body !== undefined && !isJson) throw new Defect('the body is not said to be JSON');
    const login = key === PUBLIC_KEY ? undefined : world.logins.get(key);
    if (key !== PUBLIC_KEY && (!login || world.now >= login.until)) throw new UnknownLogin();
    return login;
  };

  const answer = (asked: Asked): Answered => {
    const [pathname = '', search = ''] = asked.path.split('?');
    const path = pathname.replace(/^\/api\//, '').replace(/\/$/, '');
    if (path === pathname) throw new Defect(`${pathname} is not below /api/`, 404);
    const isChange =
      CHANGING_READS.test(path) || (asked.method === 'POST' && !READING_POSTS.test(path));
    if (asked.method === 'HEAD' && isChange) throw new Defect('HEAD of a change', 405);
    const { route, part } = find(asked.method, path);
    if (isChange && /prefetch/.test(asked.headers['sec-purpose'] ?? '')) {
      throw new Defect('a prefetch of a change');
    }
    const login = checkHeaders(asked);
    if (part['code'] !== undefined) storeOfCode(part['code']);
    if (isChange && world.isPaused) return paused();
    const call: Call = {
      part,
      query: new URLSearchParams(search),
      headers: asked.headers,
      body: parsed(asked.body),
      login,
    };
    return said(200, { status: 1, dataenum: route.answer(call) ?? null });
  };

  const said = (status: number, body?: object, more: Record<string, string> = {}): Answered => ({
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      date: new Date(world.now).toUTCString(),
      ...more,
    },
    text: body === undefined ? '' : JSON.stringify(body),
  });

  const paused = () =>
    said(503, { status: 0, dataenum: null }, { 'retry-after': String(PAUSE_SECONDS) });

  const refused = (error: unknown, asked: Asked): Answered => {
    if (error instanceof Refusal) return said(200, { status: error.status, dataenum: error.data });
    if (error instanceof Conflict) return said(409, { status: 0, dataenum: error.data });
    if (error instanceof UnknownLogin) return said(401);
    if (error instanceof WrongField) {
      const errors = [{ field: error.field, message: 'Please check this.' }];
      return said(422, { status: -2, dataenum: null, errors });
    }
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

class UnknownLogin extends Error {}

function parsed(body: string | undefined): unknown {
  if (body === undefined || body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    throw new Defect('the body is no JSON');
  }
}
