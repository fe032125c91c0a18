/** Requests and answers of the demo, as a server of Node has them. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Pages with the codes of log-ins, and with power over the venues. */
const CLOSED = /^\/demo\/(?:control|inbox|state)(?:\/|$)/;
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
/** A site of others may have a name that leads to this computer, but not one of these. */
const OWN_NAMES = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether the page is asked for by another computer, or by a page of another origin. */
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

/** All of it: a body that nobody reads would hold its connection open. */
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
    // The host's own policy holds as well.
    if (name === 'content-security-policy') outgoing.appendHeader(name, value);
    else if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  outgoing.end(Buffer.from(await answer.arrayBuffer()));
}
