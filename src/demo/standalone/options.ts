/** Reads the arguments of `npm run demo-server --`. */
import { parseArgs } from 'node:util';

interface Options {
  /** 0 chooses a free port. */
  port: number;
  /** The address of this machine that the server listens on. */
  host: string;
  /** A file with your own venues. */
  venues: string | undefined;
}

const LAST_PORT = 65_535;

/** A mistake in the arguments, with its message. */
export class OptionsFault extends Error {}

function valuesIn(words: readonly string[]) {
  try {
    const options = {
      port: { type: 'string', default: '9000' },
      host: { type: 'string', default: '127.0.0.1' },
      venues: { type: 'string' },
    } as const;
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    const [why] = error instanceof Error ? error.message.split('\n') : [];
    throw new OptionsFault(`${why} There are --port, --host and --venues.`);
  }
}

export function readOptions(words: readonly string[]): Options {
  const { port, host, venues } = valuesIn(words);
  if (!/^\d{1,5}$/.test(port) || Number(port) > LAST_PORT)
    throw new OptionsFault(`--port must be a number from 0 to ${LAST_PORT}, and is "${port}".`);
  return { port: Number(port), host, venues };
}
