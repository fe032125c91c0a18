import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { AppConfig } from '../../../src/config/appConfig.ts';
import { isAppPath } from '../../../src/rules/common/appPaths.ts';
import { askedOf } from '../../../src/server/address.ts';
import {
  headerRules,
  headersFile,
  headersOf,
  type HeaderRule,
} from '../../../src/server/headers.ts';
import { writePageConfig } from '../../../src/build/pageConfig.ts';
import { isPassedOn, passOn } from '../../../src/server/proxy.ts';
import { readStaticFile } from '../../../src/server/staticFiles.ts';
import { heardOf, listenAt, type Heard } from './recordingHosts.ts';

const DIST = new URL('../../../dist/', import.meta.url).pathname;
const PAGE = '/index.html';

interface Answer {
  status: number;
  type: string;
  body: string;
}

/** Serves a build like a static host. A test can change the build, its settings and its answers. */
export interface BuildHost {
  url: string;
  /** The folder of the build. Assign another to deploy it. */
  root: string;
  /** Settings that the host's owner changed in index.html. */
  settings: Partial<AppConfig>;
  /** An answer instead of a file or a call; undefined for the normal one. */
  fault: (path: string) => Answer | undefined;
  /** Paths of all requests so far. */
  asked: string[];
  /** All requests so far, with their headers. */
  heard: Heard[];
  close: () => Promise<void>;
}

/** Reads a `_headers` file. A header in two rules is an error: hosts would send it twice. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string>; without: string[] }[] = [];
  for (const line of text.split('\n').filter((each) => !/^\s*(?:#|$)/.test(each))) {
    if (!line.startsWith(' ')) rules.push({ path: line, headers: {}, without: [] });
    const [, without, name = '', value = ''] = /^ +(?:! (.+)|([\w-]+): (.+))$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (without) rule?.without.push(without);
    else if (rule && name) rule.headers[name] = value;
  }
  const [everywhere, ...others] = rules;
  for (const { path, headers, without } of others) {
    for (const name of Object.keys(headers)) {
      if (name in (everywhere?.headers ?? {}) && !without.includes(name)) {
        throw new Error(`${path} would be sent with ${name} twice.`);
      }
    }
  }
  return rules;
}

/** The page with the changed settings, and its headers. */
async function deployed({ root, settings }: BuildHost) {
  const built = await readFile(join(root, PAGE), 'utf8');
  const isEdited = Object.keys(settings).length > 0;
  const page = isEdited ? writePageConfig(built, settings) : built;
  const written = isEdited
    ? headersFile(headerRules(page))
    : await readFile(join(root, '_headers'), 'utf8');
  return { page, headers: readHeadersFile(written) };
}

async function answer(host: BuildHost, target: URL, ...pair: [IncomingMessage, ServerResponse]) {
  const [request, response] = pair;
  const { path, first } = askedOf(request) ?? { path: '', first: '' };
  host.asked.push(path);
  host.heard.push(heardOf(request));
  const fault = host.fault(path);
  if (fault) {
    const headers = { 'Content-Type': fault.type, 'Cache-Control': 'no-cache' };
    response.writeHead(fault.status, headers);
    response.end(fault.body);
    return;
  }
  const preview = `${path.replace(/\/$/, '')}${PAGE}`;
  const isPreview = isAppPath(path) && (await readStaticFile(host.root, preview)) !== undefined;
  const wanted = isPreview ? preview : isAppPath(path) ? PAGE : path;
  const file = await readStaticFile(host.root, wanted);
  if (!file) {
    if (isPassedOn(first)) passOn(target, request, response);
    else response.writeHead(404).end('Not found');
    return;
  }
  const { headers, page } = await deployed(host);
  response.setHeaders(new Map(Object.entries(headersOf(headers, wanted))));
  response.setHeader('Content-Type', file.type);
  response.end(wanted === PAGE ? page : file.body);
}

/** Serves the build on a free port and proxies calls to the demo at `apiOrigin`. */
export async function hostBuild(apiOrigin: string): Promise<BuildHost> {
  const host: BuildHost = {
    url: '',
    root: DIST,
    settings: {},
    fault: () => undefined,
    asked: [],
    heard: [],
    close: () => Promise.resolve(),
  };
  const server = createServer((request, response) => {
    answer(host, new URL(apiOrigin), request, response).catch(() => response.destroy());
  });
  return Object.assign(host, await listenAt('localhost', server));
}
