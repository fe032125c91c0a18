/** `npm run demo-server -- --port 9000`. */
import { publicTokenKey } from '../backend/common/tokens.ts';
import { demoEntries } from '../entries.ts';
import { demoOfFile, VenuesFault } from '../ownVenues/read.ts';
import { OptionsFault, readOptions } from './options.ts';
import { startDemoServer } from './server.ts';

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** The demo's own venues, or those of a file. */
async function demoOf(venues: string | undefined) {
  if (venues !== undefined) return demoOfFile(venues);
  const { handleDemo } = await import('../server.ts');
  return { handleDemo, ways: demoEntries.map(({ path }) => path) };
}

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const { handleDemo, ways } = await demoOf(options.venues);
  const { origin, close } = await startDemoServer(options, handleDemo).catch((error: unknown) => {
    if (isTaken(error)) throw new OptionsFault(`Something else listens at port ${options.port}.`);
    throw error;
  });
  const lines = [
    `The demo's server is at ${origin}`,
    `  its calls      ${origin}/api/..., with the header tokenKey: ${publicTokenKey}`,
    `  its insides    ${origin}/demo (control page, messages with codes, state)`,
    `  with this app  API_PROXY=${origin} npm start, then ${ways.join(', ')}`,
  ];
  // Before the lines, because who reads them may already stop the server.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void close());
  process.stdout.write(`${lines.join('\n')}\n`);
}

try {
  await run();
} catch (error) {
  if (!(error instanceof OptionsFault || error instanceof VenuesFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
