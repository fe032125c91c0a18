/** Hosts that take a folder and one file of rules. */
import { CommandFault } from '../../build/commandFault.ts';
import { headersOf } from '../../server/headers.ts';
import { FOLDERS, type HostFacts } from './hostFacts.ts';
import type { KitFile, Place } from './place.ts';

function listed(headers: Readonly<Record<string, string>>): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

const PAGE = '/index.html';

/**
 * Netlify, and hosts that read its files. Each build writes the headers into `_headers`; an
 * existing file is sent before any of these lines applies.
 */
export function netlifyFiles({ pages, passedOn }: HostFacts, { server }: Place): KitFile[] {
  const lines = [
    '# Written by `npm run hosting -- --for netlify`.',
    ...passedOn.map((first) =>
      server === undefined
        ? `/${first}/* ${PAGE} 404`
        : `/${first}/* ${server}/${first}/:splat 200`,
    ),
    ...FOLDERS.map((folder) => `/${folder}/* ${PAGE} 404`),
    ...pages.map((first) => `/${first}/* ${PAGE} 200`),
    `/* ${PAGE} 200`,
  ];
  return [{ name: '_redirects', text: `${lines.join('\n')}\n`, isInBuild: true }];
}

/** Hosts differ in which of two equal headers wins, so each address matches one rule. */
function vercelHeaders({ rules }: HostFacts) {
  const [{ headers: everywhere } = { headers: {} }, ...further] = rules;
  const others = further.map(({ path }) =>
    path.endsWith('*') ? path.slice(1, -1) : `${path.slice(1).replaceAll('.', String.raw`\.`)}$`,
  );
  return [
    { source: `/((?!${others.join('|')}).*)`, headers: listed(everywhere) },
    ...further.map(({ path }) => ({
      source: path.replace('*', '(.*)'),
      headers: listed(headersOf(rules, path)),
    })),
  ];
}

/** Vercel takes the first rewrite that matches, after the files of the build. */
export function vercelFiles(facts: HostFacts, { server }: Place): KitFile[] {
  const foreign = [...facts.passedOn, ...FOLDERS].join('|');
  const settings = {
    headers: vercelHeaders(facts),
    rewrites: [
      ...(server === undefined
        ? []
        : facts.passedOn.map((first) => ({
            source: `/${first}/:rest*`,
            destination: `${server}/${first}/:rest*`,
          }))),
      { source: `/(${facts.pages.join('|')})/(.*)`, destination: '/index.html' },
      {
        source: String.raw`/((?!(?:${foreign})(?:/|$))(?!.*\.\w+$).*)`,
        destination: '/index.html',
      },
    ],
  };
  return [{ name: 'vercel.json', text: `${JSON.stringify(settings, null, 2)}\n` }];
}

/** Firebase Hosting: a later rule's header overrides that of an earlier rule, as in `rules`. */
export function firebaseFiles(facts: HostFacts, { build, server }: Place): KitFile[] {
  if (server !== undefined)
    throw new CommandFault(
      'Firebase passes no calls on to another server: leave --server away, and build with SUFRA_HOST.',
    );
  const settings = {
    hosting: {
      public: build,
      ignore: ['firebase.json', '**/.*', '**/*.br', '**/*.gz'],
      headers: facts.rules.map(({ path, headers }) => ({
        source: path.replace('*', '**'),
        headers: listed(headers),
      })),
      rewrites: [
        {
          source: `!/@(${[...facts.passedOn, ...FOLDERS].join('|')})/**`,
          destination: '/index.html',
        },
      ],
    },
  };
  return [{ name: 'firebase.json', text: `${JSON.stringify(settings, null, 2)}\n` }];
}
