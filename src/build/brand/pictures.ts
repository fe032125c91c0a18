/** The pictures that a brand may replace: all pictures of `public`, in the same sizes. */
import { readdirSync, readFileSync } from 'node:fs';

const PUBLIC = new URL('../../../public/', import.meta.url);

interface Size {
  width: number;
  height: number;
}

const PNG = '\u0089PNG\r\n\u001A\n';

/** Reads the size of a PNG; undefined for other files. */
function sizeOf(bytes: Buffer): Size | undefined {
  if (bytes.subarray(0, PNG.length).toString('latin1') !== PNG) return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The app's own pictures by path below `public`, with their size if it matters. */
const PICTURES: ReadonlyMap<string, Size | undefined> = new Map(
  ['icons', 'install'].flatMap((folder) =>
    readdirSync(new URL(folder, PUBLIC)).map((file) => {
      const path = `${folder}/${file}`;
      return [path, sizeOf(readFileSync(new URL(path, PUBLIC)))] as const;
    }),
  ),
);

/** One icon in every size that phones, browsers and home screens request. */
export const ICONS = [
  'icons/icon.svg',
  'icons/icon-192.png',
  'icons/icon-512.png',
  'icons/maskable-512.png',
  'icons/apple-touch-icon.png',
];

export function pictureFault(path: string, bytes: Buffer): string | undefined {
  if (!PICTURES.has(path)) return 'is no picture of the app: `public` has none of this name.';
  const wanted = PICTURES.get(path);
  if (!wanted) return path.endsWith('.svg') && !bytes.includes('<svg') ? 'is no SVG.' : undefined;
  const own = sizeOf(bytes);
  if (!own) return 'is no PNG.';
  const isRight = own.width === wanted.width && own.height === wanted.height;
  return isRight
    ? undefined
    : `is ${own.width} × ${own.height}, and must be ${wanted.width} × ${wanted.height}.`;
}
