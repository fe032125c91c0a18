import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|manifest\+json)|image\/svg)/;
/** Below this, compression saves nothing. */
export const SMALLEST_BYTES = 1024;
const BEST_QUALITY = 11;
const QUICK_QUALITY = 5;

/** In order of preference: brotli is smaller. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** The quality value of an encoding, from 0 (refused) to 1. */
function weightOf(accepted: ReadonlyMap<string, number>, encoding: Encoding): number {
  return accepted.get(encoding) ?? accepted.get('*') ?? 0;
}

/** The best supported encoding that `Accept-Encoding` allows. */
function encodingFor(header = ''): Encoding | undefined {
  const accepted = new Map(
    header.split(',').map((part) => {
      const [name = '', weight = '1'] = part
        .toLowerCase()
        .trim()
        .split(/\s*;\s*q\s*=\s*/);
      return [name, Number(weight) || 0];
    }),
  );
  const [best, weight] = ENCODINGS.map((each) => [each, weightOf(accepted, each)] as const).reduce(
    (first, other) => (other[1] > first[1] ? other : first),
  );
  return weight > 0 ? best : undefined;
}

function options(quality: number, size: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  };
}

export const brotliBest = (body: Buffer) => brotli(body, options(BEST_QUALITY, body.length));

const best = new Map<string, Promise<Buffer>>();

/** For files of the build: compresses once, at the highest level, and caches the result. */
export async function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  identity: string,
): Promise<void> {
  const type = String(response.getHeader('content-type') ?? '');
  const encoding = encodingFor(request.headers['accept-encoding']?.toString());
  if (encoding === undefined || body.length < SMALLEST_BYTES || !COMPRESSIBLE.test(type)) {
    response.end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  const key = `${encoding} ${identity}`;
  let pending = best.get(key);
  if (pending === undefined) {
    pending = encoding === 'br' ? brotliBest(body) : gzipped(body);
    best.set(key, pending);
  }
  const packed = await pending;
  response.setHeader('Content-Encoding', encoding);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Length', packed.length);
  response.end(request.method === 'HEAD' ? undefined : packed);
}

/** For dynamic answers: compresses at a fast level if the answer ends in one piece. */
export function compressAnswers(request: IncomingMessage, response: ServerResponse): void {
  const encoding = encodingFor(request.headers['accept-encoding']?.toString());
  if (encoding === undefined || request.method === 'HEAD') return;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = ((chunk?: unknown, ...rest: unknown[]) => {
    const type = String(response.getHeader('content-type') ?? '');
    const body =
      typeof chunk === 'string'
        ? Buffer.from(chunk)
        : chunk instanceof Uint8Array
          ? chunk
          : undefined;
    if (
      body === undefined ||
      response.headersSent ||
      response.hasHeader('content-encoding') ||
      body.length < SMALLEST_BYTES ||
      !COMPRESSIBLE.test(type)
    ) {
      return end(chunk, ...rest);
    }
    const packed =
      encoding === 'br'
        ? brotliCompressSync(body, options(QUICK_QUALITY, body.length))
        : gzipSync(body);
    response.setHeader('Content-Encoding', encoding);
    response.appendHeader('Vary', 'Accept-Encoding');
    response.setHeader('Content-Length', packed.length);
    return end(packed);
  }) as ServerResponse['end'];
}
