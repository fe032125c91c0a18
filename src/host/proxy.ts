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
import { askedOf, climbs } from './address.ts';

/** First segments that a venue's server answers. */
const PASSED_ON = new Set(['api', 'images', 'pay']);

export function isPassedOn(first: string): boolean {
  return PASSED_ON.has(first);
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

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
const HEARSAY = /^(?:forwarded|via|x[-_]real[-_]ip|x[-_]forwarded[-_].*)$/;
/** A picture opened in its own tab is a document of this origin, so it gets a sandbox. */
const PICTURE_POLICY = "sandbox; default-src 'none'";

/** Refuses requests that the app never makes. */
export function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    // Do not read the rest of the request.
    Connection: 'close',
  });
  response.end(sentence);
}

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set((headers.connection ?? '').toLowerCase().split(/\s*,\s*/));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.has(name)),
  );
}

type Framing = { 'transfer-encoding': 'chunked' } | { 'content-length': string };

/** Framing headers of the body, set explicitly because Node sets none for GET and DELETE. */
function framingOf({ headers }: IncomingMessage): Framing | 'none' | 'unclear' {
  const encoding = headers['transfer-encoding'];
  const length = headers['content-length'];
  if (encoding !== undefined) {
    const isChunked = encoding.toLowerCase() === 'chunked' && length === undefined;
    return isChunked ? { 'transfer-encoding': 'chunked' } : 'unclear';
  }
  if (length === undefined || /^0+$/.test(length)) return 'none';
  return /^\d+$/.test(length) ? { 'content-length': length } : 'unclear';
}

function headersFor(target: URL, request: IncomingMessage): OutgoingHttpHeaders {
  const headers = endToEnd(request.headers);
  for (const name of Object.keys(headers)) if (HEARSAY.test(name)) delete headers[name];
  delete headers['content-length'];
  const { remoteAddress, encrypted } = request.socket as TLSSocket;
  return {
    ...headers,
    host: target.host,
    'x-forwarded-for': remoteAddress,
    'x-forwarded-host': request.headers.host,
    'x-forwarded-proto': encrypted ? 'https' : 'http',
  };
}

/** Passes a request on to the venue's server, and to no other, and its answer back. */
export function passOn(target: URL, request: IncomingMessage, response: ServerResponse): void {
  const method = request.method ?? '';
  const asked = askedOf(request);
  const framing = framingOf(request);
  const isRead = method === 'GET' || method === 'HEAD';
  if (!METHODS.has(method)) return refuse(response, 405, 'Method not allowed');
  if (!asked || climbs(asked.path) || framing === 'unclear' || (isRead && framing !== 'none')) {
    return refuse(response, 400, 'Bad request');
  }
  if (!isPassedOn(asked.first)) return refuse(response, 404, 'Not found');

  const hasBody = framing !== 'none';
  const send = target.protocol === 'https:' ? secure : plain;
  const outgoing = send(target, {
    path: asked.path + asked.search,
    method,
    headers: {
      ...headersFor(target, request),
      ...(hasBody ? framing : !isRead && { 'content-length': '0' }),
    },
    // One request per connection: a disagreement about where a body ends cannot affect the next one.
    ...(hasBody && { agent: false }),
  });
  outgoing.on('response', (answer) => {
    const status = answer.statusCode ?? 0;
    if (status < 200 || status > 999) {
      outgoing.destroy();
      return;
    }
    response.writeHead(status, {
      ...endToEnd(answer.headers),
      'x-content-type-options': 'nosniff',
      ...(asked.first === 'images' && { 'content-security-policy': PICTURE_POLICY }),
    });
    // A truncated answer must not look complete: break this connection too.
    pipeline(answer, response, () => undefined);
  });
  // Close the connection after an error.
  outgoing.on('error', () => undefined);
  outgoing.on('close', () => {
    if (!response.headersSent) refuse(response, 502, "The venue's server does not answer.");
  });
  response.on('close', () => outgoing.destroy());
  if (hasBody) request.pipe(outgoing);
  else outgoing.end();
}
