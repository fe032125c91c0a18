/** The files of a build, and those that a phone downloads again after a small change. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const ROOT = new URL('../..', import.meta.url).pathname;
const CHANGED = 'src/pages/cart/CartPage.tsx';
const BEFORE = 'export function CartPage() {';
/** A line that no tool removes as unused. */
const LINE = "  document.documentElement.dataset['bench'] = 'changed';";

/** For hosts and people; phones do not request them. */
const NOT_FOR_PHONES = /^(?:_headers|licences\.txt|\.vite\/)/;

async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const wanted = paths.filter((path) => !NOT_FOR_PHONES.test(path));
  return new Map(
    await Promise.all(
      wanted.map(async (path) => [path, await readFile(join(folder, path))] as const),
    ),
  );
}

export interface Change {
  /** Scripts and styles of the build. */
  files: number;
  /** Files that are new or different after a change of one line. */
  changed: string[];
  /** Their bytes, compressed. */
  bytes: number;
}

/** Compares `dist` with a build in which one line of the cart page differs. */
export async function buildWithChange(): Promise<Change> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    await build({
      root: ROOT,
      configLoader: 'native',
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true },
      plugins: [
        {
          name: 'one-line-change',
          enforce: 'pre',
          transform(code, id) {
            if (!id.endsWith(CHANGED)) return undefined;
            if (!code.includes(BEFORE)) throw new Error(`${CHANGED} has no line "${BEFORE}".`);
            return { code: code.replace(BEFORE, `${BEFORE}\n${LINE}`), map: null };
          },
        },
      ],
    });
    const before = await filesOf(join(ROOT, 'dist'));
    const after = await filesOf(folder);
    const changed = [...after].filter(([path, body]) => !before.get(path)?.equals(body));
    return {
      files: [...before.keys()].filter((path) => /\.(?:js|css)$/.test(path)).length,
      changed: changed.map(([path]) => path),
      bytes: changed.reduce((sum, [, body]) => sum + brotliCompressSync(body).length, 0),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
