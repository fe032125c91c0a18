import type { Page } from '@playwright/test';
import { MARK_IN_WORDS, WORDS } from './nextBuild.ts';

interface FilesOfPage {
  /** The builds that the files belong to; `first` is the one of `dist`. */
  builds: string[];
  /** Files that the page names but cannot load. */
  lost: string[];
}

/**
 * Requests all code that the page has run or may still run. Leaves out the words: they have the
 * same address in all builds, so an old page may get new ones.
 */
export async function codeOf(page: Page): Promise<FilesOfPage> {
  return page.evaluate(async () => {
    const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
    const { imports = {} } = JSON.parse(map) as { imports?: Record<string, string> };
    const linked = [...document.querySelectorAll('link[href^="/static/"]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    const run = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/static/'));
    // The worker does not store the library of phone numbers.
    const named = [...Object.values(imports), ...linked, ...run].filter(
      (path) => !path.includes('/phoneLibrary-'),
    );
    const builds = new Set<string>();
    const lost: string[] = [];
    for (const path of new Set(named)) {
      builds.add(/_(next|deployment\d+)\.(?:js|css)$/.exec(path)?.[1] ?? 'first');
      const answer = await fetch(path).catch(() => undefined);
      const isCode = /javascript|css/.test(answer?.headers.get('content-type') ?? '');
      if (!answer?.ok || !isCode) lost.push(path);
    }
    return { builds: [...builds], lost };
  });
}

/** The same, with the words. */
export async function filesOf(page: Page): Promise<FilesOfPage> {
  const { builds, lost } = await codeOf(page);
  const ofWords = await page.evaluate(
    async ([path, mark]) => {
      const words = (await (await fetch(path)).json()) as Record<string, string>;
      return words[mark] ?? 'first';
    },
    [`/${WORDS}`, MARK_IN_WORDS] as const,
  );
  return { builds: [...new Set([...builds, ofWords])], lost };
}
