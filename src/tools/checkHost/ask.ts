import { request as plain, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as secure } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ANSWER_LIMIT_BYTES, MINUTE_MS, SECOND_MS } from '../../config/times.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** How often a header was sent; `name` is in lower case. */
  countOf: (name: string) => number;
  /** As sent, compressed or not. */
  body: Buffer;
  /** Decompressed; undefined if the body does not match its `Content-Encoding`. */
  text: string | undefined;
}

export interface Asking {
  method?: 'GET' | 'HEAD' | 'POST' | 'OPTIONS';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Longest silence on a connection. */
const SILENT_MS = 15 * SECOND_MS;

class TooLarge extends Error {
  readonly code = 'ANSWER_TOO_LARGE';
  override readonly message = `It answers with more than ${ANSWER_LIMIT_BYTES} bytes`;
}

function unpacked(body: Buffer, encoding: string | undefined): string | undefined {
  const limit = { maxOutputLength: ANSWER_LIMIT_BYTES };
  try {
    if (encoding === 'br') return brotliDecompressSync(body, limit).toString('utf8');
    return (encoding === 'gzip' ? gunzipSync(body, limit) : body).toString('utf8');
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw new TooLarge();
    return undefined;
  }
}

/** Sends one raw request and follows no redirect. Connection errors are thrown unchanged. */
export async function ask(
  origin: string,
  path: string,
  asking: Asking = {},
  withinMs = MINUTE_MS,
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body = '' } = asking;
  const send = protocol === 'https:' ? secure : plain;
  const [answer, sent] = await new Promise<[IncomingMessage, Buffer]>((resolve, reject) => {
    // The path is sent unchanged: parsing it as an address would normalise it.
    const options = { hostname: hostname.replace(/^\[|\]$/g, ''), port, path, method, headers };
    const asked = send(options);
    const giveUp = (error: Error) => {
      reject(error);
      asked.destroy();
    };
    const late = () => giveUp(new Error('ETIMEDOUT'));
    const timer = setTimeout(late, withinMs);
    asked.on('response', (response) => {
      const pieces: Buffer[] = [];
      let bytes = 0;
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > ANSWER_LIMIT_BYTES) giveUp(new TooLarge());
        else pieces.push(piece);
      });
      response.on('error', reject);
      response.on('end', () => resolve([response, Buffer.concat(pieces)]));
    });
    asked.on('close', () => clearTimeout(timer));
    asked.setTimeout(SILENT_MS, late);
    asked.on('error', reject);
    asked.end(body);
  });
  const names = answer.rawHeaders.filter((_, at) => at % 2 === 0);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    countOf: (name) => names.filter((each) => each.toLowerCase() === name).length,
    body: sent,
    text: unpacked(sent, answer.headers['content-encoding']),
  };
}
