/** Talks to a venue's server like a phone: headers, cookies, envelope. */
import type { Endpoint } from '../../contract/endpoint.ts';
import { openEnvelope } from '../../contract/envelope.ts';
import { SECOND_MS } from '../../config/times.ts';
import { ask, type Answer, type Asking } from '../checkHost/ask.ts';
import type { Options } from './options.ts';

export interface Heard extends Answer {
  /** Undefined if the body is not JSON, or nested too deeply. */
  json: unknown;
  /** The envelope's status, above 0 for success; NaN without an envelope. */
  told: number;
  message: string;
  data: unknown;
}

export type Parts = Readonly<Record<string, string | number>>;

export interface Call {
  method?: Asking['method'];
  /** Below `/api/`. */
  path: string;
  lang?: 'en' | 'ar';
  /** Null sends no tokenKey. */
  tokenKey?: string | null;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Replaces the cookie's value in the anti-forgery header. */
  forgery?: string;
}

export interface Server {
  call: (call: Call) => Promise<Heard>;
  /** Reads a path outside `/api`, such as a picture. */
  get: (path: string) => Promise<Answer>;
  cookie: (name: string) => string | undefined;
}

/** A busy server may ask for a pause; a longer one is a fault. */
const LONGEST_PAUSE_SECONDS = 20;
const MOST_PAUSES = 3;

/** Deeper than any answer of the contract. */
const DEEPEST = 64;

function isDeep(value: unknown, levels = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((own) => isDeep(own, levels - 1));
}

function read(text: string | undefined): unknown {
  try {
    const json = JSON.parse(text ?? '') as unknown;
    return isDeep(json) ? undefined : json;
  } catch {
    return undefined;
  }
}

/** A cookie may have invalid escapes. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function heardOf(answer: Answer): Heard {
  const json = read(answer.text);
  const { status, message, dataenum } = openEnvelope(json);
  const isRead = answer.status === 200 && json !== undefined;
  return { ...answer, json, told: isRead ? status : Number.NaN, message, data: dataenum };
}

async function askPatiently(host: string, path: string, asking: Asking): Promise<Answer> {
  for (let pauses = 0; ; pauses += 1) {
    const answer = await ask(host, path, asking);
    const seconds = Number(answer.headers['retry-after']);
    const isWaiting = answer.status === 429 && seconds <= LONGEST_PAUSE_SECONDS;
    if (!isWaiting || pauses === MOST_PAUSES) return answer;
    await new Promise((resolve) => setTimeout(resolve, seconds * SECOND_MS));
  }
}

export function openServer({ host, tokenKey: publicKey }: Options): Server {
  const jar = new Map<string, string>();
  const keep = ({ headers }: Answer) => {
    for (const line of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
  };
  const cookies = (): Record<string, string> => {
    if (jar.size === 0) return {};
    return { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
  };
  return {
    call: async ({ method = 'GET', path, lang = 'en', tokenKey, headers, body, forgery }) => {
      const token = tokenKey === undefined ? publicKey : tokenKey;
      const ownProof = decoded(jar.get('XSRF-TOKEN') ?? '');
      const proof = method === 'POST' ? (forgery ?? ownProof) : '';
      const answer = await askPatiently(host, `/api/${path}`, {
        method,
        headers: {
          'Accept-Language': lang,
          // Browsers send this with a page's own requests.
          'Sec-Fetch-Mode': 'cors',
          ...(token !== null && { tokenKey: token }),
          ...cookies(),
          ...(proof !== '' && { 'X-XSRF-TOKEN': proof }),
          ...(body !== undefined && { 'Content-Type': 'application/json; charset=utf-8' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      keep(answer);
      return heardOf(answer);
    },
    get: (path) => ask(host, path, { headers: cookies() }),
    cookie: (name) => jar.get(name),
  };
}

/** The path of a call with its parameters filled in. */
export function pathOf({ path, query = [] }: Endpoint, parts: Parts): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parts[name] ?? 0),
  );
  const asked = query.flatMap((name) => {
    const value = parts[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  return asked.length > 0 ? `${filled}?${new URLSearchParams(asked).toString()}` : filled;
}
