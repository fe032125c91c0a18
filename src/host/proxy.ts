import { request as plain, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as secure } from 'node:https';

/** Headers that belong to one connection and must not be handed on. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te']);

/** Passes a request on to the venue's server and its answer back, unchanged. */
export function passOn(target: URL, request: IncomingMessage, response: ServerResponse): void {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !HOP_BY_HOP.has(name)),
  );
  headers['host'] = target.host;
  const send = target.protocol === 'https:' ? secure : plain;
  const outgoing = send(
    new URL(request.url ?? '/', target),
    { method: request.method, headers },
    (answer) => {
      for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined && !HOP_BY_HOP.has(name)) response.setHeader(name, value);
      }
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response);
    },
  );
  outgoing.on('error', () => {
    if (response.headersSent) response.destroy();
    else {
      response.statusCode = 502;
      response.end(`The server at ${target.origin} does not answer.`);
    }
  });
  response.on('close', () => outgoing.destroy());
  request.pipe(outgoing);
}
