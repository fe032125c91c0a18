/** Requests and answers of the demo, as a server of Node has them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

export function toRequest(incoming: IncomingMessage): Request {
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? '';
    if (!name.startsWith(':')) headers.append(name, incoming.rawHeaders[index + 1] ?? '');
  }
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  return new Request(url, {
    method: incoming.method,
    headers,
    body: hasBody
      ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array> as BodyInit)
      : undefined,
    duplex: 'half',
  } as RequestInit);
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
