import { createRequire } from 'node:module';
import { cp, mkdtemp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = new URL('../../..', import.meta.url).pathname;

interface Parser {
  JSDOM: new (text: string, as?: { contentType: string }) => { window: { document: Document } };
}
const { JSDOM } = createRequire(import.meta.url)('jsdom') as Parser;

export function parsed(text: string, contentType = 'text/html'): Document {
  return new JSDOM(text, { contentType }).window.document;
}

/** The tags of a page, for readers that do not run it. */
export function toldBy(html: string) {
  const page = parsed(html);
  const [block, ...blocks] = page.querySelectorAll('script[type="application/ld+json"]');
  if (!block || blocks.length > 0) throw new Error('There must be one block of data.');
  const meta = Object.fromEntries(
    [...page.querySelectorAll('meta')].map((tag) => [
      tag.getAttribute('property') ?? tag.name,
      tag.content,
    ]),
  );
  return {
    title: page.title,
    meta,
    canonical: page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.getAttribute('href'),
    data: JSON.parse(block.textContent) as Record<string, unknown>,
    page,
  };
}

/** A folder like a build, as far as previews read it. */
export async function standInBuild(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'previews-'));
  await mkdir(join(outDir, 'static'));
  await cp(join(ROOT, 'index.html'), join(outDir, 'index.html'));
  await cp(join(ROOT, 'public', 'robots.txt'), join(outDir, 'robots.txt'));
  return outDir;
}

/** The text of each file, by its path below the folder. */
export async function filesIn(outDir: string): Promise<Map<string, string>> {
  const found = await readdir(outDir, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return new Map(
    await Promise.all(
      paths.map(
        async (path) => [path.slice(outDir.length + 1), await readFile(path, 'utf8')] as const,
      ),
    ),
  );
}

export async function removeBuild(outDir: string): Promise<void> {
  await rm(outDir, { recursive: true });
}
