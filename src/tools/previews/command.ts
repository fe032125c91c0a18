/** `npm run previews -- --host URL --site URL --codes A,B --out dist`. */
import { runCommand } from '../commandLine.ts';
import { makePreviews } from './makePreviews.ts';

await runCommand(() => makePreviews(process.argv.slice(2)));
