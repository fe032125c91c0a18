/** `npm run hosting -- --for nginx`. */
import { loadEnv } from 'vite';
import { runCommand } from '../commandLine.ts';
import { makeHosting } from './makeHosting.ts';

await runCommand(() => {
  // The same sources as for the build.
  const env = { ...loadEnv('production', '.', ['SUFRA_']), ...process.env };
  return makeHosting(process.argv.slice(2), env);
});
