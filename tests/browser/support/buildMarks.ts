import type { Page } from '@playwright/test';
import { MARK_IN_WORDS, WORDS } from './nextBuild.ts';

interface FilesOfPage {
  /** The builds that the files belong to; `first` is the one of `dist`. */
  builds: string[];
  /** Files that the page names and does not get. */
  lost: string[];
}

/**
 * Asks for all code that a page has run or may still run, as the page does. The words are left out for a
 * page of before, since they have one address in all builds.
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
    // The library of phone numbers is no file of the worker's.
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

/** The same with the words. */
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
