import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { CSSOptions, Plugin } from 'vite';
import { spokenIn } from '../build/brand/languages.ts';
import { CommandFault } from '../build/commandFault.ts';
import { bootScript } from '../build/firstScreen.ts';
import { manifestOf } from '../build/manifest.ts';
import {
  addBootScript,
  configFromEnvironment,
  configWarnings,
  readPageConfig,
  writePageConfig,
} from '../build/pageConfig.ts';
import { APP_SEGMENTS } from '../rules/common/routes.ts';
import { DEFAULT_LANG } from '../contract/languages.ts';
import { askedOf, isDisguised, type Asked } from './address.ts';
import { faultOf, isRead } from './admission.ts';
import { boundConnections, boundsFrom, countRequests } from './bounds.ts';
import { buildIn, PAGE, sendFile } from './builtFiles.ts';
import { compressAnswers } from './compression.ts';
import { headerRules, headersFile } from './headers.ts';
import type { HostOptions } from './hostOptions.ts';
import { printEntries } from './printEntries.ts';
import { CALL_OPENED, isPassedOn, opensCall, passOn, policyOf } from './proxy.ts';
import { refuse } from './refusal.ts';

/** Addresses of a venue's server, and the demo's own. */
function isForeign(first: string): boolean {
  return isPassedOn(first) || first === 'demo';
}

function isPage({ path, first }: Asked): boolean {
  // Unknown addresses get the app, which shows its own 404 page; missing files stay a 404.
  return first === '' || APP_SEGMENTS.has(first) || (!isForeign(first) && !/\.\w+$/.test(path));
}

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
