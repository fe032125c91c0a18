import type { IncomingMessage } from 'node:http';
import { BODY_LIMIT_BYTES } from '../config/times.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface Fault {
  status: number;
  sentence: string;
}

export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Bytes of the body; undefined if `Content-Length` is not one plain number. */
export function bodyBytesOf({ headers }: IncomingMessage): number | undefined {
  const length = headers['content-length'] ?? '0';
  return /^\d+$/.test(length) ? Number(length) : undefined;
}

function namesOneHost({ headers, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length === 1 && URL.canParse(`http://${headers.host ?? ''}`);
}

/**
 * Checks that hold for every address. Browsers send the length of each body, so a chunked body is
 * refused: a server behind this host could see its end at another place.
 */
export function faultOf(request: IncomingMessage): Fault | undefined {
  const bytes = bodyBytesOf(request);
  if (!METHODS.has(request.method ?? '')) return { status: 405, sentence: 'Method not allowed' };
  if (!namesOneHost(request)) return { status: 400, sentence: 'Bad request' };
  if (request.headers['transfer-encoding'] !== undefined) {
    return { status: 411, sentence: 'Length required' };
  }
  if (bytes === undefined || (isRead(request) && bytes > 0)) {
    return { status: 400, sentence: 'Bad request' };
  }
  if (bytes > BODY_LIMIT_BYTES) return { status: 413, sentence: 'Too large' };
  return undefined;
}
