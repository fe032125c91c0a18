/** Converts the demo's requests and answers to those of a Node server. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Pages with log-in codes and with control over the venues. */
const CLOSED = /^\/demo\/(?:control|inbox|state)(?:\/|$)/;
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
/** A foreign site's name may resolve to this computer (DNS rebinding); these names cannot. */
const OWN_NAMES = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** True when another computer or a page of another origin opens a closed page. */
export function isShut({ url }: Request, { headers, socket }: IncomingMessage): boolean {
  const { pathname, host, hostname } = new URL(url);
  const site = headers['sec-fetch-site'] ?? 'none';
  const isOwn =
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    OWN_NAMES.test(hostname) &&
    (site === 'none' || site === 'same-origin') &&
    (headers.origin === undefined || URL.parse(headers.origin)?.host === host);
  return CLOSED.test(pathname) && !isOwn;
}

export const SHUT = 'Only the computer that serves the demo opens this page.';

/** Reads the whole body, because an unread body would hold its connection open. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return undefined;
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

export async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? '';
    if (!name.startsWith(':')) headers.append(name, incoming.rawHeaders[index + 1] ?? '');
  }
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  return new Request(url, { method: incoming.method, headers, body: await bodyOf(incoming) });
}

export async function send(answer: Response, outgoing: ServerResponse): Promise<void> {
  if (answer.type === 'error') {
    // A simulated lost connection: the browser must see a network failure, not an answer.
    outgoing.socket?.destroy();
    return;
  }
  outgoing.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    // The host's own policy applies as well.
    if (name === 'content-security-policy') outgoing.appendHeader(name, value);
    else if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  outgoing.end(Buffer.from(await answer.arrayBuffer()));
}
