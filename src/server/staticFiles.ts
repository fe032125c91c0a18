import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

export interface StaticFile {
  body: Buffer;
  type: string;
  etag: string;
}

/** Each file has exactly one address: no encoded, empty, hidden or parent segments. */
const NAME = /^(?:\/\w[\w.-]*)+$/;

/** A file of the build, or undefined. Never a folder or a file outside the build. */
export async function readStaticFile(root: string, path: string): Promise<StaticFile | undefined> {
  const type = TYPES[extname(path)];
  if (type === undefined || !NAME.test(path)) return undefined;
  const file = join(root, path);
  try {
    const info = await stat(file);
    if (!info.isFile()) return undefined;
    const body = await readFile(file);
    const etag = `"${info.size.toString(36)}-${info.mtimeMs.toString(36)}"`;
    return { body, type, etag };
  } catch {
    return undefined;
  }
}

/** True when `If-None-Match` names this file: as a strong or weak tag, in a list, or as `*`. */
export function holdsTag(header: string | undefined, etag: string): boolean {
  if (header?.trim() === '*') return true;
  const tags = header?.match(/(?<=^|,\s*)(?:W\/)?"[^"]*"(?=\s*(?:,|$))/g) ?? [];
  return tags.some((tag) => tag.replace('W/', '') === etag);
}
