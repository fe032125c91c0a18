/**
 * Writes pages into a build: first to a temporary folder, then moved, so that no page is partial.
 */
import { access, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const BESIDE = '.previews-';

async function isThere(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}

/** Files by path below the build. Afterwards the `replaced` folders contain nothing else. */
export async function writePages(
  outDir: string,
  files: ReadonlyMap<string, string>,
  replaced: ReadonlySet<string>,
): Promise<void> {
  // Remains of an interrupted run.
  const left = (await readdir(outDir)).filter((name) => name.startsWith(BESIDE));
  await Promise.all(left.map((name) => rm(join(outDir, name), { recursive: true })));
  const beside = await mkdtemp(join(outDir, BESIDE));
  const [fresh, old] = [join(beside, 'new'), join(beside, 'old')];
  const moved: { from: string; to: string }[] = [];
  const move = async (from: string, to: string) => {
    await rename(from, to);
    moved.push({ from, to });
  };
  try {
    await mkdir(old);
    for (const [path, text] of files) {
      const file = join(fresh, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    for (const name of new Set([...replaced, ...(await readdir(fresh))])) {
      const place = join(outDir, name);
      if (await isThere(place)) await move(place, join(old, name));
      if (await isThere(join(fresh, name))) await move(join(fresh, name), place);
    }
  } catch (error) {
    for (const { from, to } of moved.toReversed()) await rename(to, from);
    throw error;
  } finally {
    await rm(beside, { recursive: true });
  }
}
