/** Reads the words behind `npm run previews --`. */
import { parseArgs } from 'node:util';
import { PreviewFault } from './fault.ts';

interface Options {
  /** The venue's server, without a slash at its end. */
  host: string;
  /** The origin at which diners open the app. */
  site: string;
  codes: readonly string[];
  out: string;
}

function addressOf(name: string, value: string): URL {
  const url = URL.parse(value);
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  if (!isPlain || !/^https?:$/.test(url.protocol))
    throw new PreviewFault(`--${name} must be an address such as https://order.example.`);
  return url;
}

function valuesIn(words: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { host: text, site: text, codes: text, out: { ...text, default: 'dist' } };
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    const [why] = error instanceof Error ? error.message.split('\n') : [];
    throw new PreviewFault(`${why} There are --host, --site, --codes and --out.`);
  }
}

export function readOptions(words: readonly string[]): Options {
  const { host = '', site = host, codes = '', out } = valuesIn(words);
  const named = [...new Set(codes.split(',').map((code) => code.trim()))].filter(Boolean);
  if (named.length === 0) throw new PreviewFault('--codes must name a venue, such as A,B.');
  return {
    host: addressOf('host', host).href.replace(/\/+$/, ''),
    site: addressOf('site', site).origin,
    codes: named,
    out,
  };
}
