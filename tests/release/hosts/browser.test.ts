import { chromium, devices } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { startDemoServer } from '../../../src/demo/standalone/server.ts';
import { handleDemo } from '../../../src/demo/server.ts';
import { freePort } from '../../browser/support/ports.ts';
import { copyOfBuild, kitFor, KINDS, startWebServer } from './webServers.ts';

it.each(KINDS)(
  '%s: a phone sees the menu, keeps the app, and opens it again without a network',
  async (kind) => {
    const demo = await startDemoServer({ port: 0, host: '127.0.0.1' }, handleDemo);
    const [build, port] = await Promise.all([copyOfBuild(), freePort()]);
    const words = ['--port', String(port), '--server', demo.origin];
    const server = await startWebServer(kind, [await kitFor(kind, build, words)], port);
    const browser = await chromium.launch({
      executablePath: process.env['CHROME_PATH'],
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    try {
      const page = await browser.newPage(devices['Pixel 7']);
      const refused: string[] = [];
      page.on('console', (line) => {
        if (line.text().includes('Content Security Policy')) refused.push(line.text());
      });
      await page.goto(`http://localhost:${port}/Menu/BEIT/T12`);
      await page.getByRole('heading', { name: 'Cold mezza' }).waitFor();
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      expect(refused).toEqual([]);
      await server.stop();
      await page.goto(`http://localhost:${port}/Menu/BEIT/T12`);
      await page.getByRole('heading', { name: 'Cold mezza' }).waitFor();
    } finally {
      await browser.close();
      await server.stop();
      await demo.close();
      await rm(build, { recursive: true });
    }
  },
);
