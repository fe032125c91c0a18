/** Sends calls to the demo's own venues and records the answers. */
import { handleDemo } from '../../src/demo/server.ts';
import { titledCalls } from './titledCalls.ts';

export const APP_ORIGIN = 'http://localhost:4173';
const PUBLIC_KEY = 'sufra-public';
const WORLD = 'contract-visit';

interface Asked {
  body?: unknown;
  query?: string;
  headers?: Record<string, string>;
}

/** The first answer of each call. */
export const answers = new Map<string, unknown>();
let tokenKey = PUBLIC_KEY;

async function send(
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
) {
  const request = new Request(`${APP_ORIGIN}${path}`, {
    ...init,
    headers: { Cookie: `world=${WORLD}`, tokenKey, 'Accept-Language': 'en', ...init.headers },
  });
  const response = await handleDemo(request);
  if (!response) throw new Error(`the demo does not know ${path}`);
  return response;
}

function asJson(body: unknown, headers: Record<string, string> = {}) {
  return {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  };
}

/** Makes a call that must succeed. `T` describes the fields of the answer that the caller uses. */
export async function ask<T>(
  title: string,
  params: Record<string, string | number> = {},
  { body, query = '', headers = {} }: Asked = {},
): Promise<T> {
  const found = titledCalls.find(([known]) => known === title);
  if (!found) throw new Error(`the contract has no call ${title}`);
  const [method = '', path = ''] = found[1].literal.call.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? `missing ${name}`),
  );
  const init =
    body === undefined || body instanceof FormData
      ? { method, headers, ...(body !== undefined && { body }) }
      : asJson(body, headers);
  const response = await send(`/api/${filled}${query}`, init);
  const text = await response.text();
  const answer = JSON.parse(text || '{}') as { status?: number; dataenum?: unknown };
  if (response.status !== 200 || (answer.status ?? 0) <= 0) {
    throw new Error(`${title} (${filled}) answered ${response.status}: ${text.slice(0, 300)}`);
  }
  if (!answers.has(title)) answers.set(title, answer.dataenum);
  return answer.dataenum as T;
}

export async function control<T>(action: Record<string, unknown>): Promise<T> {
  const response = await send('/demo/control', asJson(action));
  return ((await response.json()) as { result: T }).result;
}

/** The answer of /demo/state, not parsed. */
export async function stateText(): Promise<string> {
  const response = await send('/demo/state', {});
  return response.text();
}

/** Sets the login of the following calls; without a token they are those of a diner without a login. */
export function speakFor(token = PUBLIC_KEY): void {
  tokenKey = token;
}
