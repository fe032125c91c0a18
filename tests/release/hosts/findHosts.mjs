import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PACKAGES = ['nginx', 'caddy', 'openssl'];

/** Debian has nginx where only root's path leads. */
function pathOf(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/opt/homebrew/bin'];
  return folders.map((folder) => join(folder, name)).find(existsSync);
}

function found() {
  const [nginx, caddy, openssl] = PACKAGES.map(pathOf);
  return { nginx, caddy, openssl };
}

/** The paths of nginx, Caddy and openssl. Installs what is missing if asked to; starts nothing. */
export function findHosts(mayInstall) {
  const ready = found();
  const missing = PACKAGES.filter((name) => !ready[name]);
  if (missing.length === 0) return ready;
  if (!mayInstall || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.log(`Left out: tests of ${missing.join(', ')}. Add --install as root on Debian.`);
    return ready;
  }
  console.log("Installing Debian's nginx and Caddy for the tests of hosts (once)...");
  // RUNLEVEL: the packages start no server of their own, which would take port 80.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], {
    stdio: 'ignore',
    env,
  });
  return found();
}
