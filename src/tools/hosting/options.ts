/** Reads the arguments of `npm run hosting --`. */
import { CommandFault } from '../../build/commandFault.ts';
import { originIn, valuesOf } from '../commandLine.ts';
import { KITS, type KitName } from './kits.ts';
import type { Place } from './place.ts';

interface Options extends Place {
  kind: KitName;
}

function isKit(kind: string): kind is KitName {
  return Object.hasOwn(KITS, kind);
}

const NAME = /^(?:\*\.)?[\w-]+(?:\.[\w-]+)*$/;
/** A path that needs no quotes in any of the files. */
const PATH = /^\/[\w./-]*$/;

function portIn(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535)
    throw new CommandFault('--port must be a number from 1 to 65535.');
  return port;
}

function pathIn(option: string, value: string): string {
  if (!PATH.test(value))
    throw new CommandFault(`--${option} must be a full path of letters, digits, dots and dashes.`);
  return value.replace(/(?<=.)\/+$/, '');
}

function certificateIn(cert = '', key = ''): Place['certificate'] {
  if (cert === '' && key === '') return undefined;
  if (cert === '' || key === '') throw new CommandFault('--cert and --key belong together.');
  return { file: pathIn('cert', cert), key: pathIn('key', key) };
}

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  for: TEXT,
  build: { ...TEXT, default: 'dist' },
  out: { ...TEXT, default: 'hosting' },
  root: { ...TEXT, default: '/srv/sufra' },
  name: { ...TEXT, multiple: true, default: [] as string[] },
  port: TEXT,
  cert: TEXT,
  key: TEXT,
  server: TEXT,
} as const;

export function readOptions(words: readonly string[]): Options {
  const values = valuesOf(OPTIONS, words);
  const kind = values.for ?? '';
  if (!isKit(kind)) throw new CommandFault(`--for must be one of ${Object.keys(KITS).join(', ')}.`);
  const odd = values.name.find((name) => !NAME.test(name));
  if (odd !== undefined)
    throw new CommandFault(`--name must be such as order.example: ${JSON.stringify(odd)}`);
  // The Containerfile names both folders without quotes.
  if (kind === 'container' && !/^[\w./-]+ [\w./-]+$/.test(`${values.build} ${values.out}`))
    throw new CommandFault(
      '--build and --out must be of letters, digits, dots, dashes and slashes.',
    );
  return {
    kind,
    build: values.build,
    out: values.out,
    root: pathIn('root', values.root),
    names: values.name,
    port: values.port === undefined ? undefined : portIn(values.port),
    certificate: certificateIn(values.cert, values.key),
    server: values.server === undefined ? undefined : originIn(values.server, 'server'),
  };
}
