/**
 * One answer per endpoint of the contract. With the type `Answers` the compiler checks that no
 * endpoint is missing and that each answer has the shape of its schema.
 */
import { http, type HttpHandler } from 'msw';
import * as v from 'valibot';
import type { Endpoint, PathParams } from '../../contract/endpoint.ts';
import type { Lang } from '../../contract/languages.ts';
import { cookieOf, decoded } from '../backend/common/cookies.ts';
import { settle } from '../backend/order/course.ts';
import type { LoginRecord } from '../backend/common/records.ts';
import { HttpProblem, malformed, Refusal } from '../backend/common/refusal.ts';
import { publicTokenKey } from '../backend/common/tokens.ts';
import { now, type World } from '../backend/common/world.ts';
import type { Worlds } from '../backend/common/worlds.ts';
import { afterAnswer, beforeAnswer } from '../control/faults.ts';
import { languageOf, ok, okOrNotModified, plain, problem, refuse } from '../reply.ts';

export interface Call<Path extends string = string> {
  world: World;
  params: { [Name in keyof PathParams<Path>]: string };
  query: URLSearchParams;
  /** From the path if it names one, else from `Accept-Language`. */
  lang: Lang;
  request: Request;
  /** The login of the token; undefined for the public key. */
  login: LoginRecord | undefined;
  body: () => Promise<unknown>;
}

type AnswerOf<E> = E extends Endpoint<string, infer Answer> ? Answer : never;
export type Answers<E> = {
  [Name in keyof E]: E[Name] extends Endpoint<infer Path>
    ? (call: Call<Path>) => AnswerOf<E[Name]> | Promise<AnswerOf<E[Name]>>
    : never;
};

function pattern(path: string): RegExp {
  const segments = path
    .split('/')
    .map((segment) =>
      segment === ':lang' ? '(EN|AR)' : segment.startsWith(':') ? '([^/]+)' : segment,
    );
  return new RegExp(`/api/${segments.join('/')}/?$`, 'i');
}

function paramsOf(path: string, match: RegExpExecArray): Record<string, string> {
  const names = path.split('/').filter((segment) => segment.startsWith(':'));
  try {
    return Object.fromEntries(
      names.map((name, index) => [name.slice(1), decodeURIComponent(match[index + 1] ?? '')]),
    );
  } catch {
    throw malformed('The path is not well encoded.');
  }
}

function checkAntiForgery(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const cookie = cookieOf(request, 'XSRF-TOKEN');
  if (cookie === undefined) return;
  const proof = request.headers.get('X-XSRF-TOKEN');
  // A value that cannot be decoded, or not into a header, is compared undecoded.
  if (proof !== cookie && proof !== decoded(cookie)) {
    throw malformed('X-XSRF-TOKEN does not match the cookie.');
  }
}

/**
 * True for a read without `Sec-Fetch-Mode`, which every browser sends: such as one from a terminal.
 */
function isLook(request: Request, endpoint: Endpoint): boolean {
  return (
    !endpoint.changesData && request.method === 'GET' && !request.headers.has('Sec-Fetch-Mode')
  );
}

function loginOf(world: World, request: Request, endpoint: Endpoint): LoginRecord | undefined {
  const tokenKey = request.headers.get('tokenKey');
  if (!tokenKey) {
    if (isLook(request, endpoint)) return undefined;
    throw malformed('The header tokenKey is missing.');
  }
  if (tokenKey === publicTokenKey) return undefined;
  if (endpoint.isOpenToAll && request.headers.get('No-Auth') === 'True') return undefined;
  const login = world.logins.get(tokenKey);
  if (!login || login.expiresAt <= now(world)) {
    throw new HttpProblem(401, 'The login is unknown or has expired.');
  }
  return login;
}

/** Larger than an order of a hundred dishes with the menu's full texts. */
const MOST_JSON_BYTES = 1024 * 1024;

async function bodyOf(request: Request): Promise<unknown> {
  const bytes = Number(request.headers.get('Content-Length'));
  if (bytes > MOST_JSON_BYTES) throw new HttpProblem(413, 'The body is too large.');
  const type = request.headers.get('Content-Type') ?? '';
  if (!type.startsWith('application/json')) throw malformed('The body must be application/json.');
  try {
    return await request.json();
  } catch {
    throw malformed('The body is not JSON.');
  }
}

/** The body in the contract's shape; throws with the name of the fault. */
export async function bodyAs<T>(
  call: Pick<Call, 'body'>,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const parsed = v.safeParse(schema, await call.body());
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw malformed(`${issue.path?.map((step) => String(step.key)).join('.')}: ${issue.message}`);
}

async function answerOf(
  endpoint: Endpoint,
  answer: (call: Call) => unknown,
  world: World,
  request: Request,
): Promise<Response> {
  const lang = languageOf(request);
  try {
    const url = new URL(request.url);
    const match = pattern(endpoint.path).exec(url.pathname);
    if (!match) return plain(404, `No such path: ${url.pathname}`);
    const isHead = request.method === 'HEAD' && endpoint.method === 'GET';
    if (isHead && endpoint.changesData) throw new HttpProblem(405, 'This call changes data.');
    if (!isHead && request.method !== endpoint.method) {
      throw new HttpProblem(404, `${request.method} is not a method of ${url.pathname}.`);
    }
    const params = paramsOf(endpoint.path, match);
    if (params['lang'] !== undefined && params['lang'] !== 'EN' && params['lang'] !== 'AR') {
      throw new HttpProblem(404, `No such language: ${params['lang']}`);
    }
    checkAntiForgery(request);
    const login = loginOf(world, request, endpoint);
    settle(world);
    const dataenum = await answer({
      world,
      params,
      query: url.searchParams,
      lang: params['lang'] ?? lang,
      request,
      login,
      body: () => bodyOf(request),
    });
    if (endpoint.isOffline && request.method === 'GET') return okOrNotModified(dataenum, request);
    const answered = ok(dataenum, endpoint.changesData);
    return isHead ? new Response(null, { headers: answered.headers }) : answered;
  } catch (error) {
    if (error instanceof Refusal) return refuse(error, lang);
    if (error instanceof HttpProblem) return problem(error, lang);
    throw error;
  }
}

export function handlersOf<E extends Record<string, Endpoint>>(
  controller: string,
  endpoints: E,
  answers: Answers<E>,
  worlds: Worlds,
): HttpHandler[] {
  return Object.entries(endpoints).map(([name, endpoint]) =>
    http.all(pattern(endpoint.path), async ({ request }) => {
      const world = worlds.of(request);
      const names = [name, `${controller}.${name}`, endpoint.path.split('/:')[0] ?? name];
      const early = await beforeAnswer(world, names);
      if (early) return early;
      const answer = answers[name as keyof E] as (call: Call) => unknown;
      const response = await answerOf(endpoint, answer, world, request);
      if (cookieOf(request, 'XSRF-TOKEN') === undefined) {
        response.headers.append('Set-Cookie', `XSRF-TOKEN=${world.antiForgeryToken}; Path=/`);
      }
      return afterAnswer(world, names, response);
    }),
  );
}
