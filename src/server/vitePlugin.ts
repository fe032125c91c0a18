import { isIP, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CSSOptions, Plugin } from 'vite';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { renderUnicodeCompact } from 'uqr';
import type { AppConfig } from '../config/appConfig.ts';
import { APP_SEGMENTS } from '../config/paths.ts';
import { faultOf, isRead } from './admission.ts';
import { askedOf, isDisguised, type Asked } from './address.ts';
import type { Brand } from '../build/brand/brand.ts';
import { boundConnections, boundsFrom, countRequests, type Bounds } from './bounds.ts';
import { CommandFault } from '../build/commandFault.ts';
import { compressAnswers, sendCompressed } from './compression.ts';
import { bootScript } from '../build/firstScreen.ts';
import { headerRules, headersFile, headersOf, type HeaderRule } from './headers.ts';
import { addressIn } from '../build/hostNames.ts';
import { DEFAULT_LANG } from '../contract/languages.ts';
import { spokenIn } from '../build/brand/languages.ts';
import { manifestOf } from '../build/manifest.ts';
import {
  addBootScript,
  configFromEnvironment,
  configWarnings,
  readPageConfig,
  writePageConfig,
} from '../build/pageConfig.ts';
import { CALL_OPENED, isPassedOn, opensCall, passOn, policyOf } from './proxy.ts';
import { refuse } from './refusal.ts';
import { holdsTag, readStaticFile, type StaticFile } from './staticFiles.ts';

type Environment = Record<string, string | undefined>;

/** Reachable from this computer only. */
const LOOPBACK = 'localhost';

export interface HostOptions {
  /** Environment of the build, `SUFRA_…`. */
  env: Environment;
  /** The names and looks of the build. */
  brand?: Brand | undefined;
  /** Override the bounds from the environment. */
  bounds?: Partial<Bounds>;
  /** The venue's server. Without it, other middleware answers what the app does not serve. */
  proxyTarget?: URL;
  /** Settings that override those of the built page while it is served. */
  pageSettings?: Partial<AppConfig>;
  /** Called for each page sent, so that the backend can set cookies. */
  onPage?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Addresses to print at the start. */
  entries?: { path: string; label: string }[];
}

/** Addresses of a venue's server, and the demo's own. */
function isForeign(first: string): boolean {
  return isPassedOn(first) || first === 'demo';
}

function isPage({ path, first }: Asked): boolean {
  // Unknown addresses get the app, which shows its own 404 page; missing files stay a 404.
  return first === '' || APP_SEGMENTS.has(first) || (!isForeign(first) && !/\.\w+$/.test(path));
}

const PAGE = '/index.html';

/** The page that `npm run previews` has written for this address. */
function previewAt(path: string): string {
  return `${path.replace(/\/$/, '')}${PAGE}`;
}

/** Applies the rules for a venue's server to the demo. Returns true if the request is refused. */
function guardDemo(request: IncomingMessage, response: ServerResponse, first: string): boolean {
  const policy = policyOf(first);
  if (policy !== undefined) response.setHeader('Content-Security-Policy', policy);
  const isRefused = opensCall(request, first);
  if (isRefused) refuse(response, 403, CALL_OPENED);
  return isRefused;
}

interface Build {
  /** A file of the build, a page with the settings applied, or undefined. */
  read: (path: string) => Promise<StaticFile | undefined>;
  rules: () => Promise<readonly HeaderRule[]>;
}

function buildIn(outDir: string, { env, pageSettings = {} }: HostOptions): Build {
  const read = async (path: string) => {
    const file = await readStaticFile(outDir, path);
    if (!path.endsWith(PAGE) || !file) return file;
    const html = writePageConfig(file.body.toString('utf8'), pageSettings);
    return { ...file, body: Buffer.from(html) };
  };
  let made: { etag: string; rules: readonly HeaderRule[] } | undefined;
  const rules = async () => {
    const page = await read(PAGE);
    if (!page) return [];
    // Cached per page text, because hashing its scripts for every file would be slow.
    if (made?.etag !== page.etag) {
      const written = headerRules(page.body.toString('utf8'), env['SUFRA_REPORT_URL']);
      made = { etag: page.etag, rules: written };
    }
    return made.rules;
  };
  return { read, rules };
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  file: StaticFile,
  rules: readonly HeaderRule[],
): Promise<void> {
  response.setHeaders(new Map(Object.entries(headersOf(rules, path))));
  response.setHeader('Content-Type', file.type);
  response.setHeader('ETag', file.etag);
  if (holdsTag(request.headers['if-none-match'], file.etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  await sendCompressed(request, response, file.body, `${path} ${file.etag}`);
}

function lanAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;
}

/** In front of a server only this computer can connect, unless `HOST` is set (`HOST=0.0.0.0`). */
export function listensAt(env: Environment, isInFrontOfServer: boolean): string | true {
  // Some shells set HOST to something that is not an address.
  const asked = env['HOST'] ?? '';
  if (isIP(asked) > 0 || asked === LOOPBACK) return asked;
  return isInFrontOfServer ? LOOPBACK : true;
}

/** The venue's server that `API_PROXY` names. */
export function proxyTargetOf(env: Environment): URL | undefined {
  const value = env['API_PROXY'];
  if (!value) return undefined;
  const url = addressIn(value);
  if (url) return url;
  throw new CommandFault(
    `API_PROXY must be an address such as http://localhost:8080; it is ${JSON.stringify(value)}.`,
  );
}

function printEntries({ address, port }: AddressInfo, options: HostOptions): void {
  const origin = `http://localhost:${port}`;
  const lan = /^(?:127\.|::1$)/.test(address) ? undefined : lanAddress();
  const lines = ['', `Sufra is served at ${origin}`];
  if (options.proxyTarget) lines.push(`in front of ${options.proxyTarget.origin}`);
  for (const entry of options.entries ?? []) lines.push(`  ${origin}${entry.path}  ${entry.label}`);
  const first = options.entries?.[0];
  if (lan !== undefined) {
    const link = `http://${lan}:${port}${first?.path ?? '/'}`;
    lines.push('', `On a phone in the same network: ${link}`, renderUnicodeCompact(link));
    lines.push(
      'Over plain http a phone has no offline copy, no camera and no install; ordering works.',
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/**
 * Serves the build as a good host would, and writes the files that other hosts need for the same.
 */
export function hostPlugin(options: HostOptions): Plugin {
  // Here, so that a build with an invalid setting does not start.
  const settings = configFromEnvironment(options.env);
  let outDir = '';
  let css: CSSOptions | undefined;
  return {
    name: 'sufra-host',
    configResolved(config) {
      ({ css } = config);
      outDir = resolve(config.root, config.build.outDir);
    },
    async transformIndexHtml(html) {
      const page = writePageConfig(html, settings);
      return addBootScript(page, await bootScript({ css, brand: options.brand }));
    },
    configureServer(server) {
      const target = options.proxyTarget;
      server.middlewares.use((request, response, next) => {
        // Vite parses its own addresses; addresses for the server are parsed here.
        const asked = askedOf(request);
        if (target && (!asked || isForeign(asked.first))) passOn(target, request, response);
        else if (target || !guardDemo(request, response, asked?.first ?? '')) next();
      });
    },
    configurePreviewServer(server) {
      if (!existsSync(resolve(outDir, 'index.html')))
        throw new CommandFault('There is no build: run `npm run build` first.');
      const build = buildIn(outDir, options);
      const bounds = { ...boundsFrom(options.env), ...options.bounds };
      const secondsToWait = countRequests(bounds);
      if ('keepAliveTimeout' in server.httpServer) boundConnections(server.httpServer, bounds);
      server.middlewares.use((request, response, next) => {
        const serve = async () => {
          const seconds = secondsToWait(request.socket.remoteAddress ?? '', performance.now());
          if (seconds > 0) {
            return refuse(response, 429, 'Too many requests', { 'Retry-After': seconds });
          }
          const fault = faultOf(request);
          if (fault) return refuse(response, fault.status, fault.sentence);
          const asked = askedOf(request);
          if (!asked || isDisguised(request, asked, isForeign))
            return refuse(response, 400, 'Bad request');
          const { path, search } = asked;
          const isAskedForPage = isRead(request) && isPage(asked);
          const preview = isAskedForPage ? await build.read(previewAt(path)) : undefined;
          const wanted = preview ? previewAt(path) : isAskedForPage ? PAGE : path;
          const file = preview ?? (isRead(request) ? await build.read(wanted) : undefined);
          if (file) {
            if (isAskedForPage) options.onPage?.(request, response);
            return sendFile(request, response, wanted, file, await build.rules());
          }
          if (!isForeign(asked.first)) return refuse(response, 404, 'Not found');
          if (options.proxyTarget) return passOn(options.proxyTarget, request, response);
          if (guardDemo(request, response, asked.first)) return;
          compressAnswers(request, response);
          // The next handler has to read the address exactly as it was read here.
          request.url = path + search;
          next();
        };
        serve().catch((error: unknown) => response.destroyed || next(error));
      });
      server.httpServer.once('listening', () => {
        const address = server.httpServer.address();
        if (typeof address === 'object' && address !== null) printEntries(address, options);
      });
      // After all other handlers: details of a fault of this host are not sent to clients.
      return () => {
        server.middlewares.use(
          (error: Error, _: IncomingMessage, response: ServerResponse, next: () => void) => {
            server.config.logger.error(error.stack ?? error.message);
            if (response.headersSent) return next();
            refuse(response, 500, 'This did not work.');
          },
        );
      };
    },
    generateBundle() {
      // The manifest of the default language is written by the PWA plugin.
      for (const [lang, { manifest }] of spokenIn(options.brand)) {
        if (lang === DEFAULT_LANG) continue;
        const source = JSON.stringify(manifestOf(lang, options.brand));
        this.emitFile({ type: 'asset', fileName: manifest, source });
      }
    },
    async writeBundle() {
      // Hosts that read a `_headers` file find the policies here, and so do authors of nginx rules.
      const html = await readFile(resolve(outDir, 'index.html'), 'utf8');
      const served = { ...readPageConfig(html), ...options.pageSettings };
      for (const warning of configWarnings(served)) this.warn(warning);
      const rules = headerRules(html, options.env['SUFRA_REPORT_URL']);
      await writeFile(resolve(outDir, '_headers'), headersFile(rules));
    },
  };
}
