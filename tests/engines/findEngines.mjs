import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const FIREFOXES = ['firefox-esr', 'firefox'];
const FIREFOX_ON_MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';
const WEBKITS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];
/** Debian packages that have Firefox, WebKit and the virtual screen for it. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** WebKit's test browser lies beside its libraries, on Debian in a folder named after the processor. */
function miniBrowser() {
  const roots = ['/usr/lib', '/usr/libexec'].filter(existsSync);
  const below = roots.flatMap((root) => readdirSync(root).map((name) => join(root, name)));
  return roots
    .concat(below)
    .flatMap((folder) => WEBKITS.map((name) => join(folder, name, 'MiniBrowser')))
    .find(existsSync);
}

function found() {
  const firefox = process.env.FIREFOX_PATH ?? onPath(FIREFOXES);
  const driver = onPath(['WebKitWebDriver']);
  const browser = miniBrowser();
  return {
    firefox: firefox ?? (existsSync(FIREFOX_ON_MAC) ? FIREFOX_ON_MAC : undefined),
    webKit: driver && browser && onPath(['Xvfb']) ? { driver, browser } : undefined,
  };
}

/** The paths of Firefox and WebKit. Installs what is missing if asked to. */
export function findEngines(mayInstall) {
  const ready = found();
  const missing = [!ready.firefox && 'Firefox', !ready.webKit && 'WebKit'].filter(Boolean);
  if (missing.length === 0) return ready;
  if (!mayInstall || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.log(`Left out: tests in ${missing.join(' and ')}. Add --install as root on Debian.`);
    return ready;
  }
  console.log("Installing Debian's Firefox and WebKit for the browser tests (once)...");
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], {
    stdio: 'ignore',
  });
  return found();
}
