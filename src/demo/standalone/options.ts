/** Reads the words behind `npm run demo-server --`. */
import { parseArgs } from 'node:util';

interface Options {
  /** 0 for one that is free. */
  port: number;
  /** The address of this machine at which it listens. */
  host: string;
  /** A file with venues of one's own. */
  venues: string | undefined;
}

const LAST_PORT = 65_535;

/** What is wrong with the words, for whoever typed them. */
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
