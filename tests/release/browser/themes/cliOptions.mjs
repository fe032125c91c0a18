/** What the words behind `npm run themes` ask for: the settings that were read, as `dressed.ts` reads them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cache, nodePath, ownEnv, root } from '../../../packages.mjs';

/** What is wrong with them is one line, before anything is built. */
export function settingsAskedFor(words) {
  const file = join(cache, 'themes.json');
  mkdirSync(cache, { recursive: true });
  const command = join(root, 'src/tools/themes/command.ts');
  const { status } = spawnSync(nodePath(), [command, ...words, '--keep', file], {
    stdio: 'inherit',
    env: ownEnv(),
  });
  if (status !== 0) process.exit(status ?? 1);
  return file;
}
