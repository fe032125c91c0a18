import { ANSWER_LIMIT_BYTES } from '../../config/times.ts';
import { CommandFault } from '../../build/commandFault.ts';
import { configBlockOf } from '../../build/pageConfig.ts';
import { ask, type Answer } from './ask.ts';

/** Connection errors by Node's error code: why the host does not answer, and what to do. */
const UNREACHED: readonly [pattern: RegExp, sentence: string][] = [
  [/ENOTFOUND|EAI_AGAIN/, 'No host has this name: is its entry in the DNS there yet?'],
  [/ECONNREFUSED/, 'Nothing listens there: is the web server running, and the port open?'],
  [
    /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/,
    'It does not answer in time: does a firewall stand before it?',
  ],
  [
    /ANSWER_TOO_LARGE/,
    `It answers with more than ${ANSWER_LIMIT_BYTES} bytes, which no phone reads.`,
  ],
  [/CERT_HAS_EXPIRED/, 'Its certificate has run out: renew it.'],
  [/ERR_TLS_CERT_ALTNAME_INVALID/, 'Its certificate is for another name: get one for this name.'],
  [
    /SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|DEPTH_ZERO/,
    'No phone trusts its certificate: serve one of a known authority, with those between it and yours.',
  ],
  [/EPROTO|SSL|WRONG_VERSION/, 'It does not speak https at this port.'],
  [/ECONNRESET|HPE_|Parse Error/, 'It breaks the connection, or does not speak http at this port.'],
];

/** True when the connection failed, and not the handling of an answer. */
export function isOfConnection(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' || message === 'ETIMEDOUT';
}

export function whyUnreached(error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const told = UNREACHED.find(([pattern]) => pattern.test(`${code} ${message}`));
  return told?.[1] ?? `It cannot be asked (${code || message}).`;
}

function whyNotServed(origin: string, { status, headers }: Answer): string {
  const { location } = headers;
  if (status >= 300 && status < 400 && location !== undefined)
    return `It sends on to ${URL.parse(location, origin)?.href ?? location}: check that address instead.`;
  if (status === 429) return 'It answers 429, too many requests: wait, or raise its limit.';
  if (status === 401 || status === 403)
    return `It answers ${status}: it does not let a stranger in, and every diner is one.`;
  return `It answers ${status} instead of the page: does its folder have index.html?`;
}

/** The page at `/`; throws if it is missing, because no other check makes sense then. */
export async function reachPage(origin: string): Promise<{ html: string; answer: Answer }> {
  const answer = await ask(origin, '/').catch((error: unknown) => {
    throw new CommandFault(`${origin}: ${whyUnreached(error)}`);
  });
  if (answer.status !== 200) throw new CommandFault(`${origin}: ${whyNotServed(origin, answer)}`);
  const html = answer.text;
  if (html === undefined || configBlockOf(html) === undefined)
    throw new CommandFault(
      `${origin}: The page at / is not this app (its settings are missing): is it the build's index.html?`,
    );
  return { html, answer };
}
