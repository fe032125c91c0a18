/** `npm start`: builds the app and serves it with its demo venues. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const VITE = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));
const QUIET = ['--configLoader', 'native', '--logLevel', 'warn'];

const { status } = spawnSync(process.execPath, [VITE, 'build', '--mode', 'demo', ...QUIET], {
  stdio: 'inherit',
});
if (status !== 0) {
  process.stderr.write('The build did not succeed; see above.\n');
  process.exit(1);
}
const server = spawn(process.execPath, [VITE, 'preview', ...QUIET], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
