import { devices } from '@playwright/test';
import { expect, it } from 'vitest';
import { copyOfBuild, KINDS, launchChromium, serveByKit, startDemo } from './webServers.ts';

it.each(KINDS)(
  '%s: a phone shows the menu, caches the app, and opens it again offline',
  async (kind) => {
    const demo = await startDemo();
    const served = await serveByKit(kind, await copyOfBuild(), ['--server', demo.origin]);
    const browser = await launchChromium();
    try {
      const page = await browser.newPage(devices['Pixel 7']);
      const refused: string[] = [];
      page.on('console', (line) => {
        if (line.text().includes('Content Security Policy')) refused.push(line.text());
      });
      await page.goto(`${served.origin}/Menu/BEIT/T12`);
      await page.getByRole('heading', { name: 'Cold mezza' }).waitFor();
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      expect(refused).toEqual([]);
      await served.stop();
      await page.goto(`${served.origin}/Menu/BEIT/T12`);
      await page.getByRole('heading', { name: 'Cold mezza' }).waitFor();
    } finally {
      await browser.close();
      await served.stop();
      await demo.close();
    }
  },
);
