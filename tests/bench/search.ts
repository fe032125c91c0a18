/** Measures the menu's search per typed letter, on a phone as slow as in the visits. */
import { chromium } from '@playwright/test';
import { findBrowser } from '../programs.ts';
import { build, type Rolldown } from 'vite';
import type { Options } from './options.ts';
import type { SearchTimes } from './searchScene.ts';

/** By number of dishes, with one result per round. */
export type SearchRounds = readonly (readonly [dishes: number, rounds: readonly SearchTimes[]])[];

const SIZES = [150, 1000, 10_000];

declare global {
  interface Window {
    benchSearch: { timeSearch: (dishes: number) => SearchTimes };
  }
}

async function scriptOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'benchSearch' } },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}

export async function timeSearches({ cpu, rounds }: Options): Promise<SearchRounds> {
  const browser = await chromium.launch({
    executablePath: findBrowser().CHROME_PATH,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage();
    const entry = new URL('searchScene.ts', import.meta.url).pathname;
    await page.addScriptTag({ content: await scriptOf(entry) });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const timed: [number, SearchTimes[]][] = [];
    for (const dishes of SIZES) {
      const times: SearchTimes[] = [];
      for (let round = 0; round < rounds; round += 1) {
        times.push(await page.evaluate((size) => window.benchSearch.timeSearch(size), dishes));
      }
      timed.push([dishes, times]);
    }
    return timed;
  } finally {
    await browser.close();
  }
}
