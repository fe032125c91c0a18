/** `npm run previews -- --host URL --site URL --codes A,B --out dist`. */
import { PreviewFault } from './fault.ts';
import { makePreviews } from './makePreviews.ts';

try {
  process.stdout.write(`${await makePreviews(process.argv.slice(2))}\n`);
} catch (error) {
  if (!(error instanceof PreviewFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
