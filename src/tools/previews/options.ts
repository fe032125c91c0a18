/** Reads the arguments of `npm run previews --`. */
import { CommandFault } from '../../build/commandFault.ts';
import { valuesOf } from '../commandLine.ts';
import { addressIn } from '../../build/hostNames.ts';

interface Options {
  /** The venue's server, without a slash at the end. */
  host: string;
  /** The origin where diners open the app. */
  site: string;
  codes: readonly string[];
  out: string;
}

function addressOf(name: string, value: string): URL {
  const url = addressIn(value);
  if (!url || url.search || url.hash)
    throw new CommandFault(`--${name} must be an address such as https://order.example.`);
  return url;
}

const TEXT = { type: 'string' } as const;
const OPTIONS = { host: TEXT, site: TEXT, codes: TEXT, out: { ...TEXT, default: 'dist' } } as const;

export function readOptions(words: readonly string[]): Options {
  const { host = '', site = host, codes = '', out } = valuesOf(OPTIONS, words);
  const named = [...new Set(codes.split(',').map((code) => code.trim()))].filter(Boolean);
  if (named.length === 0) throw new CommandFault('--codes must name a venue, such as A,B.');
  return {
    host: addressOf('host', host).href.replace(/\/+$/, ''),
    site: addressOf('site', site).origin,
    codes: named,
    out,
  };
}
