import { request as plain, type IncomingHttpHeaders } from 'node:http';
import { request as secure } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SECOND_MS } from '../../config/times.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** How often a header was sent, by its name in small letters. */
  countOf: (name: string) => number;
  /** As it was sent, packed or not. */
  body: Buffer;
  /** Unpacked; undefined where it was not packed as the answer says. */
  text: string | undefined;
}

export interface Asking {
  method?: 'GET' | 'HEAD' | 'POST' | 'OPTIONS';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

const WITHIN_MS = 15 * SECOND_MS;

function unpacked(body: Buffer, encoding: string | undefined): string | undefined {
  try {
    if (encoding === 'br') return brotliDecompressSync(body).toString('utf8');
    return (encoding === 'gzip' ? gunzipSync(body) : body).toString('utf8');
  } catch {
    return undefined;
  }
}

/** One request as it is written, no redirect followed. A fault of the connection is thrown as it came. */
export async function ask(origin: string, path: string, asking: Asking = {}): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body = '' } = asking;
  const send = protocol === 'https:' ? secure : plain;
  return new Promise((resolve, reject) => {
    // The path goes as it is: an address would be tidied up first.
    const options = { hostname: hostname.replace(/^\[|\]$/g, ''), port, path, method, headers };
    const asked = send(options, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () => {
        const sent = Buffer.concat(pieces);
        const names = answer.rawHeaders.filter((_, at) => at % 2 === 0);
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          countOf: (name) => names.filter((each) => each.toLowerCase() === name).length,
          body: sent,
          text: unpacked(sent, answer.headers['content-encoding']),
        });
      });
    });
    asked.setTimeout(WITHIN_MS, () => asked.destroy(new Error('ETIMEDOUT')));
    asked.on('error', reject);
    asked.end(body);
  });
}
