import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { finished } from 'node:stream';

/** How long the rest of a refused request is read, so that the client can read the answer. */
const READ_ON_MS = 2000;

/** Refuses requests that the app never makes, and ends the connection. */
export function refuse(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const { req: request } = response;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(sentence),
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
    ...headers,
  });
  response.write(sentence);
  // Closing a connection with unread data in it may discard the answer.
  const end = () => response.end();
  const timer = setTimeout(end, READ_ON_MS);
  finished(request, () => {
    clearTimeout(timer);
    end();
  });
  request.resume();
}
