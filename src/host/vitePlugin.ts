import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { writeFile, readFile } from 'node:fs/promises';
import { renderUnicodeCompact } from 'uqr';
import type { AppConfig } from '../config/appConfig.ts';
import { APP_SEGMENTS } from '../config/paths.ts';
import { compressAnswers, sendCompressed } from './compression.ts';
import { bootScript } from './bootScript.ts';
import { ARABIC_MANIFEST, manifestOf } from './manifest.ts';
import {
  addBootScript,
  configFromEnvironment,
  readPageConfig,
  writePageConfig,
} from './pageConfig.ts';
import { passOn } from './proxy.ts';
import { pageHeaders } from './securityPolicy.ts';
import { readStaticFile, type StaticFile } from './staticFiles.ts';

export interface HostOptions {
  /** Environment of the build, `SUFRA_…`. */
  env: Record<string, string | undefined>;
  /** A venue's server behind the app; without it somebody else answers what the app does not own. */
  proxyTarget?: URL;
  /** Settings laid over the built page while it is served. */
  pageSettings?: Partial<AppConfig>;
  /** Called with each page that is sent, for whoever behind the app sets cookies with it. */
  onPage?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Addresses to print on start. */
  entries?: { path: string; label: string }[];
}

const OWN_SEGMENTS = new Set<string>(APP_SEGMENTS);
/** First segments that a venue's server or the demo answers. */
const FOREIGN_SEGMENTS = new Set(['api', 'images', 'pay', 'demo']);

function isPage(path: string): boolean {
  const first = path.split('/')[1] ?? '';
  // An unknown address gets the app too, which says so; a missing file must stay missing.
  return (
    first === '' ||
    OWN_SEGMENTS.has(first) ||
    (!FOREIGN_SEGMENTS.has(first) && !/\.\w+$/.test(path))
  );
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  file: StaticFile,
  options: HostOptions,
): Promise<void> {
  let { body } = file;
  if (file.type.startsWith('text/html')) {
    options.onPage?.(request, response);
    const html = writePageConfig(body.toString('utf8'), options.pageSettings ?? {});
    body = Buffer.from(html);
    for (const [name, value] of Object.entries(pageHeaders(html, readPageConfig(html)))) {
      response.setHeader(name, value);
    }
  } else {
    response.setHeader('Cache-Control', file.cacheControl);
    response.setHeader('X-Content-Type-Options', 'nosniff');
  }
  response.setHeader('Content-Type', file.type);
  response.setHeader('ETag', file.etag);
  if (request.headers['if-none-match'] === file.etag) {
    response.statusCode = 304;
    response.end();
    return;
  }
  await sendCompressed(request, response, body, `${path} ${file.etag}`);
}

function lanAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;
}

function printEntries(port: number, options: HostOptions): void {
  const origin = `http://localhost:${port}`;
  const lan = lanAddress();
  const lines = ['', `Sufra is served at ${origin}`];
  if (options.proxyTarget) lines.push(`in front of ${options.proxyTarget.origin}`);
  for (const entry of options.entries ?? []) lines.push(`  ${origin}${entry.path}  ${entry.label}`);
  const first = options.entries?.[0];
  if (lan !== undefined) {
    const address = `http://${lan}:${port}${first?.path ?? '/'}`;
    lines.push('', `On a phone in the same network: ${address}`, renderUnicodeCompact(address));
    lines.push(
      'Over plain http a phone has no offline copy, no camera and no install; ordering works.',
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Serves the build as a good host would, and writes what other hosts need to do the same. */
export function hostPlugin(options: HostOptions): Plugin {
  let outDir = '';
  return {
    name: 'sufra-host',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async transformIndexHtml(html) {
      const page = writePageConfig(html, configFromEnvironment(options.env));
      return addBootScript(page, await bootScript());
    },
    configureServer(server) {
      const target = options.proxyTarget;
      if (!target) return;
      server.middlewares.use((request, response, next) => {
        const first = (request.url ?? '').split('/')[1]?.split('?')[0] ?? '';
        if (FOREIGN_SEGMENTS.has(first)) passOn(target, request, response);
        else next();
      });
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://app').pathname;
        const serve = async () => {
          const isRead = request.method === 'GET' || request.method === 'HEAD';
          const file = isRead ? await readStaticFile(outDir, path) : undefined;
          if (file) return sendFile(request, response, path, file, options);
          if (isRead && isPage(path)) {
            const page = await readStaticFile(outDir, '/index.html');
            if (page) {
              return sendFile(request, response, '/index.html', page, options);
            }
          }
          const first = path.split('/')[1] ?? '';
          if (!FOREIGN_SEGMENTS.has(first)) {
            response.statusCode = 404;
            response.end('Not found');
            return;
          }
          if (options.proxyTarget) {
            passOn(options.proxyTarget, request, response);
            return;
          }
          compressAnswers(request, response);
          next();
        };
        serve().catch(next);
      });
      server.httpServer.once('listening', () => {
        const address = server.httpServer.address();
        if (typeof address === 'object' && address !== null) printEntries(address.port, options);
      });
    },
    generateBundle() {
      const source = JSON.stringify(manifestOf('ar'));
      this.emitFile({ type: 'asset', fileName: ARABIC_MANIFEST, source });
    },
    async writeBundle() {
      // Hosts that read a `_headers` file (and people who write nginx rules) find the policy here.
      const page = resolve(outDir, 'index.html');
      const html = await readFile(page, 'utf8');
      const headers = Object.entries(pageHeaders(html, readPageConfig(html)));
      const rules = [
        '/*',
        ...headers.map(([name, value]) => `  ${name}: ${value}`),
        '/static/*',
        '  ! Cache-Control',
        '  Cache-Control: public, max-age=31536000, immutable',
        '',
      ];
      await writeFile(resolve(outDir, '_headers'), rules.join('\n'));
    },
  };
}
