import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { configureApi } from '../../src/api/client.ts';
import type { ApiFailure } from '../../src/api/failure.ts';

export interface SeenRequest {
  method: string;
  /** Path and query as sent, still encoded. */
  rawPath: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Respond = (response: ServerResponse, request: SeenRequest) => void;

export interface Loopback {
  origin: string;
  seen: SeenRequest[];
  answerWith: (respond: Respond) => void;
  close: () => Promise<void>;
}

export function json(
  value: unknown,
  httpStatus = 200,
  headers: Record<string, string> = {},
): Respond {
  return (response) => {
    response.writeHead(httpStatus, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(value));
  };
}

/** A local HTTP server that records every request. */
export async function startLoopback(): Promise<Loopback> {
  const seen: SeenRequest[] = [];
  let respond: Respond = json({ status: 1, dataenum: null });
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const seenRequest = {
        method: request.method ?? '',
        rawPath: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      seen.push(seenRequest);
      respond(response, seenRequest);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    answerWith: (next) => {
      respond = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Replaces the page in Node: its settings, its cookies and its address. */
export function stubPage(page: {
  config: Record<string, unknown>;
  origin: string;
  cookie?: string;
}): void {
  const textContent = JSON.stringify(page.config);
  vi.stubGlobal('document', { getElementById: () => ({ textContent }), cookie: page.cookie ?? '' });
  vi.stubGlobal('location', { origin: page.origin, href: `${page.origin}/`, protocol: 'https:' });
}

/** One server per test file; records what the client reported, emptied before each test. */
export function apiScene() {
  const scene = { server: undefined as unknown as Loopback, reported: [] as ApiFailure[] };
  beforeAll(async () => {
    scene.server = await startLoopback();
  });
  afterAll(() => scene.server.close());
  beforeEach(() => {
    scene.server.seen.length = 0;
    scene.reported = [];
    stubPage({
      config: { host: scene.server.origin, publicTokenKey: 'public-key', requestTimeoutMs: 1000 },
      origin: 'https://app.example',
    });
    configureApi({
      token: () => undefined,
      lang: () => 'EN',
      onFailure: (failure) => scene.reported.push(failure),
      wait: () => Promise.resolve(),
    });
  });
  return scene;
}
