import {
  request as plain,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { request as secure } from 'node:https';
import { pipeline } from 'node:stream';
import type { TLSSocket } from 'node:tls';
import { MINUTE_MS } from '../config/times.ts';
import { askedOf, isDisguised } from './address.ts';
import { bodyBytesOf, faultOf, isRead } from './admission.ts';
import { HEARSAY_HEADERS } from './hearsay.ts';
import { refuse } from './refusal.ts';

/** First segments that a venue's server answers. */
export const PASSED_ON: ReadonlySet<string> = new Set(['api', 'images', 'pay']);

export function isPassedOn(first: string): boolean {
  return PASSED_ON.has(first);
}

/** Headers that belong to one connection; `Connection` may name more. */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** Forwarding headers that a client could forge; some servers read `_` as `-`. */
const HEARSAY = new RegExp(
  `^(?:${HEARSAY_HEADERS.join('|').replaceAll('-', '[-_]')}|x[-_]forwarded[-_].*)$`,
  'i',
);
/** A picture opened in its own tab is a document of this origin, so it gets a sandbox. */
export const PICTURE_POLICY = "sandbox; default-src 'none'";
/** No answer to a call is a page of this origin, whatever its type. */
export const CALL_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";
/** A payment page may need its own scripts. */
export const PAYMENT_POLICY = "frame-ancestors 'none'";
/** Headers with which browsers open an address as a page or inside one, and their values. */
const NAVIGATION = {
  'sec-fetch-mode': '^navigate$',
  'sec-fetch-dest': '^(?:document|embed|fencedframe|frame|iframe|object)$',
} as const;

/** The policy that is added to an answer's own. */
export function policyOf(first: string): string | undefined {
  if (first === 'api') return CALL_POLICY;
  return first === 'pay' ? PAYMENT_POLICY : undefined;
}

/** True when a browser opens the address of a call as a page. */
export function opensCall({ headers }: IncomingMessage, first: string): boolean {
  const isNavigation = Object.entries(NAVIGATION).some(([name, value]) =>
    new RegExp(value).test(String(headers[name] ?? '')),
  );
  return first === 'api' && isNavigation;
}

export const CALL_OPENED = 'Calls are not pages.';

/** A comma joins two policies, and the browser enforces both. */
function policiesOf(first: string, own: string | undefined): string {
  if (first === 'images') return PICTURE_POLICY;
  return [own, policyOf(first)].filter(Boolean).join(', ');
}

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set((headers.connection ?? '').toLowerCase().split(/\s*,\s*/));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.has(name)),
  );
}

function headersFor(
  target: URL,
  request: IncomingMessage,
  remoteAddress: string,
): OutgoingHttpHeaders {
  const headers = endToEnd(request.headers);
  for (const name of Object.keys(headers)) if (HEARSAY.test(name)) delete headers[name];
  delete headers['content-length'];
  const { encrypted } = request.socket as TLSSocket;
  return {
    ...headers,
    host: target.host,
    'x-forwarded-for': remoteAddress,
    'x-forwarded-host': request.headers.host,
    'x-forwarded-proto': encrypted ? 'https' : 'http',
  };
}

interface Patience {
  /** Time until the answer's head arrives; interim answers do not count. */
  answerMs: number;
  /** Longest pause inside the answer after that. */
  stalledMs: number;
}

/** Longer than any phone waits for an answer. */
const PATIENCE: Patience = { answerMs: MINUTE_MS, stalledMs: MINUTE_MS };

/** Forwards a request to the venue's server only, and returns its answer. */
export function passOn(
  target: URL,
  request: IncomingMessage,
  response: ServerResponse,
  { answerMs, stalledMs }: Patience = PATIENCE,
): void {
  const { remoteAddress } = request.socket;
  // The client has left: it gets no answer, and its `close` event has already fired.
  if (response.destroyed || remoteAddress === undefined) return void response.destroy();
  const asked = askedOf(request);
  const fault = faultOf(request);
  if (fault) return refuse(response, fault.status, fault.sentence);
  if (!asked || isDisguised(request, asked, isPassedOn))
    return refuse(response, 400, 'Bad request');
  if (!isPassedOn(asked.first)) return refuse(response, 404, 'Not found');
  if (opensCall(request, asked.first)) return refuse(response, 403, CALL_OPENED);

  const bytes = bodyBytesOf(request);
  const send = target.protocol === 'https:' ? secure : plain;
  const outgoing = send(target, {
    path: asked.path + asked.search,
    method: request.method,
    // Set explicitly because Node sets none for DELETE.
    headers: {
      ...headersFor(target, request, remoteAddress),
      ...(!isRead(request) && { 'content-length': bytes }),
    },
    // One request per connection: a disagreement about the end of a body cannot affect the next.
    ...(bytes !== 0 && { agent: false }),
  });
  const noAnswer = setTimeout(() => {
    refuse(response, 504, "The venue's server does not answer in time.");
    outgoing.destroy();
  }, answerMs);
  outgoing.on('response', (answer) => {
    clearTimeout(noAnswer);
    outgoing.setTimeout(stalledMs, () => outgoing.destroy());
    const status = answer.statusCode ?? 0;
    if (status < 200 || status > 999 || response.destroyed) {
      outgoing.destroy();
      return;
    }
    const own = answer.headers['content-security-policy'];
    response.writeHead(status, {
      ...endToEnd(answer.headers),
      'x-content-type-options': 'nosniff',
      'content-security-policy': policiesOf(asked.first, own?.toString()),
    });
    // A truncated answer must not look complete: break this connection too.
    pipeline(answer, response, () => undefined);
  });
  // Close the connection after an error.
  outgoing.on('error', () => undefined);
  outgoing.on('close', () => {
    clearTimeout(noAnswer);
    // An unread body would hold its connection open.
    request.unpipe(outgoing).resume();
    if (!response.headersSent) refuse(response, 502, "The venue's server does not answer.");
  });
  response.on('close', () => outgoing.destroy());
  if (bytes !== 0) request.pipe(outgoing);
  else outgoing.end();
}
