/** A host with one fault: a proxy spoils the answers of a correct host. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ask, type Answer } from '../../../src/tools/checkHost/ask.ts';
import { serve } from '../../server/serve.ts';

export interface Sent {
  path: string;
  status: number;
  headers: Record<string, string | readonly string[] | undefined>;
  /** Uncompressed; the proxy compresses it as `content-encoding` says. */
  text: string;
}

export type Spoil = (sent: Sent, asked: { encoding: string }) => void;

const OF_ONE_CONNECTION = new Set([
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
]);
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const PACKED: Record<string, (text: string) => Buffer> = {
  br: (text) => brotliCompressSync(text, QUICKLY),
  gzip: (text) => gzipSync(text),
};

function sentOf(path: string, { status, headers, text = '' }: Answer): Sent {
  return { path, status, headers: { ...headers }, text };
}

/** Answers like `origin`, changed by `spoil`, until the test ends. */
export function spoiled(origin: string, spoil: Spoil): Promise<URL> {
  return serve((request, response) => {
    const path = request.url ?? '/';
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const pass = async () => {
      const answer = await ask(origin, path, { headers });
      const sent = sentOf(path, answer);
      spoil(sent, { encoding: headers['accept-encoding'] ?? '' });
      const encoding = String(sent.headers['content-encoding']);
      const isAsItCame =
        sent.text === answer.text && encoding === String(answer.headers['content-encoding']);
      const pack = PACKED[encoding] ?? ((text: string) => Buffer.from(text));
      const told = Object.entries(sent.headers).filter(
        ([name, value]) => value !== undefined && !OF_ONE_CONNECTION.has(name),
      );
      response.writeHead(sent.status, Object.fromEntries(told) as Record<string, string>);
      response.end(isAsItCame ? answer.body : pack(sent.text));
    };
    pass().catch(() => response.destroy());
  });
}
