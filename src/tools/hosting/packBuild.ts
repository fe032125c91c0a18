import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { brotliBest, SMALLEST_BYTES } from '../../server/compression.ts';

/** Files that are sent compressed, by extension. */
export const PACKED_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

interface Packing {
  pack: (body: Buffer) => Promise<Buffer>;
  unpack: (packed: Buffer) => Promise<Buffer>;
}

const gzipped = promisify(gzip);

/** By the extension of the compressed copy. */
const PACKINGS: Readonly<Record<string, Packing>> = {
  '.br': {
    pack: brotliBest,
    unpack: promisify(brotliDecompress),
  },
  '.gz': {
    pack: (body) => gzipped(body, { level: constants.Z_BEST_COMPRESSION }),
    unpack: promisify(gunzip),
  },
};

/** True when a compressed copy has this very content; file times do not prove that. */
async function isCopyOf(body: Buffer, file: string, { unpack }: Packing): Promise<boolean> {
  try {
    return body.equals(await unpack(await readFile(file)));
  } catch {
    return false;
  }
}

/**
 * Writes `.br` and `.gz` beside each file of a build that gets smaller, and deletes all other
 * copies.
 */
export async function packBuild(build: string): Promise<number> {
  const entries = await readdir(build, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const copies = new Set(files.filter((file) => Object.hasOwn(PACKINGS, extname(file))));
  let count = 0;
  for (const file of files) {
    if (!Object.hasOwn(PACKED_TYPES, extname(file).slice(1))) continue;
    const body = await readFile(file);
    if (body.length < SMALLEST_BYTES) continue;
    for (const [end, packing] of Object.entries(PACKINGS)) {
      const copy = `${file}${end}`;
      if (!(await isCopyOf(body, copy, packing))) await writeFile(copy, await packing.pack(body));
      copies.delete(copy);
    }
    count += 1;
  }
  // Copies of deleted files, or of files that are too small now: a host would still send them.
  await Promise.all([...copies].map((copy) => rm(copy)));
  return count;
}
