import type { IncomingMessage, ServerResponse } from 'node:http';
import { writePageConfig } from '../build/pageConfig.ts';
import { sendCompressed } from './compression.ts';
import { headerRules, headersOf, type HeaderRule } from './headers.ts';
import type { HostOptions } from './hostOptions.ts';
import { holdsTag, readStaticFile, type StaticFile } from './staticFiles.ts';

export const PAGE = '/index.html';

interface Build {
  /** A file of the build, a page with the settings applied, or undefined. */
  read: (path: string) => Promise<StaticFile | undefined>;
  rules: () => Promise<readonly HeaderRule[]>;
}

export function buildIn(outDir: string, { env, pageSettings = {} }: HostOptions): Build {
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

export async function sendFile(
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
