import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function onThisMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(
    existsSync,
  );
  return found ?? (existsSync(MAC) ? MAC : undefined);
}

function playwrightsOwn() {
  const require = createRequire(import.meta.url);
  const path = require('@playwright/test').chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/**
 * The first of these that exists: Playwright's own browser, CHROME_PATH, one of the system. Otherwise
 * installs one: for root Debian's package, else Playwright's download.
 */
export function findBrowser(node, playwright) {
  const ready = playwrightsOwn() ?? process.env.CHROME_PATH ?? onThisMachine();
  if (ready) return ready;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log("Installing Debian's chromium for the browser tests (once)...");
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
    });
  } else {
    console.log("Fetching Playwright's Chromium for the browser tests (once)...");
    spawnSync(node, [playwright, 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = playwrightsOwn() ?? onThisMachine();
  if (!installed) {
    console.error('No Chromium or Chrome was found or could be installed. Set CHROME_PATH to one.');
    process.exit(1);
  }
  return installed;
}
