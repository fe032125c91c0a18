/** Finds the browsers and servers for the tests, and installs their Debian packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** Debian has nginx where only root's path leads, Homebrew all programs where no path of macOS does. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/opt/homebrew/bin'];

/** The first program with one of these names, or at one of these paths. */
function find(...names: string[]): string | undefined {
  return names
    .flatMap((name) => (name.startsWith('/') ? [name] : FOLDERS.map((dir) => join(dir, name))))
    .find((path) => existsSync(path));
}

const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installPackages(...names: string[]): void {
  console.log(`Installing Debian's ${names.join(', ')} for the tests (once)...`);
  // RUNLEVEL=1 keeps the packages from starting a server, which would take port 80.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
    stdio: 'ignore',
    env,
  });
}

/** Looks again after installing what is missing, where that was asked for; else says what is left out. */
function withMissing<Found extends Record<string, unknown>>(
  look: () => Found,
  packagesOf: Record<keyof Found & string, readonly string[]>,
  mayInstall: boolean,
): Found {
  const ready = look();
  const missing = (Object.keys(packagesOf) as (keyof Found & string)[]).filter(
    (name) => !ready[name],
  );
  if (missing.length === 0) return ready;
  if (!mayInstall || !canInstall) {
    console.log(`Left out: tests of ${missing.join(', ')}. Add --install as root on Debian.`);
    return ready;
  }
  installPackages(...missing.flatMap((name) => packagesOf[name]));
  return look();
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

const findChrome = () =>
  playwrightsOwn() ??
  process.env['CHROME_PATH'] ??
  find(
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );

const PLAYWRIGHT = fileURLToPath(
  new URL('../node_modules/@playwright/test/cli.js', import.meta.url),
);

/**
 * The full browser, and the headless shell, which is a third faster and a separate package on
 * Debian. Installs both if none are found.
 */
export function findBrowser(): { CHROME_PATH: string; SHELL_PATH: string } {
  const shell = () => (playwrightsOwn() ? undefined : find('chromium-headless-shell'));
  const isReady = findChrome() && (playwrightsOwn() || shell());
  if (!isReady && canInstall) installPackages('chromium', 'chromium-headless-shell');
  else if (!findChrome()) {
    console.log("Fetching Playwright's Chromium for the browser tests (once)...");
    spawnSync(process.execPath, [PLAYWRIGHT, 'install', 'chromium'], { stdio: 'inherit' });
  }
  const chrome = findChrome();
  if (!chrome) {
    console.error('No Chromium or Chrome was found or could be installed. Set CHROME_PATH to one.');
    process.exit(1);
  }
  return { CHROME_PATH: chrome, SHELL_PATH: shell() ?? chrome };
}

/** WebKit's test browser lies beside its libraries, on Debian in a folder named after the processor. */
function findMiniBrowser(): string | undefined {
  const roots = ['/usr/lib', '/usr/libexec'].filter((root) => existsSync(root));
  const below = roots.flatMap((root) => readdirSync(root).map((name) => join(root, name)));
  const kits = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];
  return find(
    ...[...roots, ...below].flatMap((dir) => kits.map((kit) => join(dir, kit, 'MiniBrowser'))),
  );
}

export function findEngines(mayInstall: boolean) {
  const look = () => {
    const driver = find('WebKitWebDriver');
    const browser = findMiniBrowser();
    return {
      Firefox:
        process.env['FIREFOX_PATH'] ??
        find('firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'),
      WebKit: driver && browser && find('Xvfb') ? { driver, browser } : undefined,
    };
  };
  const packages = { Firefox: ['firefox-esr'], WebKit: ['webkit2gtk-driver', 'xvfb'] };
  const { Firefox, WebKit } = withMissing(look, packages, mayInstall);
  if (!Firefox && !WebKit) return undefined;
  return {
    FIREFOX_PATH: Firefox ?? '',
    WEBKIT_DRIVER_PATH: WebKit?.driver ?? '',
    WEBKIT_BROWSER_PATH: WebKit?.browser ?? '',
  };
}

export function findHosts(mayInstall: boolean) {
  const look = () => ({ nginx: find('nginx'), caddy: find('caddy'), openssl: find('openssl') });
  const packages = { nginx: ['nginx'], caddy: ['caddy'], openssl: ['openssl'] };
  const { nginx = '', caddy = '', openssl = '' } = withMissing(look, packages, mayInstall);
  return { NGINX_PATH: nginx, CADDY_PATH: caddy, OPENSSL_PATH: openssl };
}
