import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Server as RawServer } from 'node:net';

const CRLF = '\r\n';
const GIVE_UP_MS = 8000;

/** Starts a server on a free port of this computer. */
export async function listen(server: Server | RawServer): Promise<URL> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

export interface Told {
  /** All received bytes. */
  text: string;
  /** True when the other side has closed the connection within `giveUpMs`. */
  isClosed: boolean;
  ms: number;
}

/** Sends exactly these bytes and returns the answer, until the connection closes. */
export function tell({ hostname, port }: URL, bytes: string, giveUpMs = GIVE_UP_MS): Promise<Told> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let text = '';
    let isClosed = true;
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    const timer = setTimeout(() => {
      isClosed = false;
      socket.destroy();
    }, giveUpMs);
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    // A reset connection counts as closed.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve({ text, isClosed, ms: performance.now() - begun });
    });
  });
}

/** A request whose connection ends with its answer. */
export function ask(line: string, headers: readonly string[] = [], body = ''): string {
  return [line, 'Host: localhost', 'Connection: close', ...headers, '', body].join(CRLF);
}

/** The status of the last answer, after any interim one (100); 0 without an answer. */
export function statusOf({ text }: Told): number {
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
  return statuses.at(-1) ?? 0;
}
