import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';

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

/** A file of the build, or undefined. Never a folder, never anything outside the build. */
export async function readStaticFile(
  root: string,
  urlPath: string,
): Promise<StaticFile | undefined> {
  let path: string;
  try {
    path = normalize(decodeURIComponent(urlPath));
  } catch {
    return undefined;
  }
  const type = TYPES[extname(path)];
  if (type === undefined || path.includes('\0') || path.startsWith('..')) return undefined;
  const file = join(root, path);
  if (!file.startsWith(root)) return undefined;
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
