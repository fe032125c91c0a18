/** The rules for a package before it may be installed or shipped. */
import { nameAt, packagesOf, shippedFolders, type Lockfile, type Manifest } from './lockfile.ts';

/**
 * Every package that the app may use at run time. A new one is a decision, with its reason here.
 */
export const ALLOWED: Readonly<Record<string, string>> = {
  '@tanstack/react-query': 'what the server answered: sharing, freshness, asking again',
  axios: 'sends calls, with progress of an upload',
  i18next: 'words, and the six plurals of Arabic',
  'js-cookie': 'the cookies of a log-in',
  'libphonenumber-js': 'says whether a phone number exists',
  qr: 'reads a code where the browser does not',
  react: 'draws the pages',
  'react-dom': 'draws the pages',
  'react-i18next': 'gives words to components',
  'react-router-dom': 'addresses, history, links',
  uqr: "draws the tax authority's code on a receipt",
  valibot: 'checks answers and stored values',
  'web-vitals':
    'measures how fast the app was, as browsers count it; only where a host wants to know',
  'workbox-window': 'registers the service worker and hears of a new one',
  zustand: 'what the diner does, readable outside of React',
};

/** Licences that only require their own text to be kept. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
]);

interface Exception {
  packages: RegExp;
  licence: string;
  reason: string;
}

/** Tools that no build contains. */
const TOOLS: readonly Exception[] = [
  { packages: /^axe-core$/, licence: 'MPL-2.0', reason: 'looks at pages in tests, unchanged' },
  {
    packages: /^lightningcss(?:-|$)/,
    licence: 'MPL-2.0',
    reason: 'makes styles smaller, unchanged; nothing of it is in them',
  },
  {
    packages: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'a table that the build of the worker reads',
  },
  {
    packages: /^@fontsource-variable\//,
    licence: 'OFL-1.1',
    reason: 'fonts for the pictures of tests; diners see those of their phone',
  },
];

/** Reads `A OR B` and `A AND B`, with or without brackets; a mix needs a person. */
export function isPermissive(licence: string): boolean {
  const bare = licence.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(bare)) return false;
  const anyOf = bare.split(' OR ');
  const allOf = bare.split(' AND ');
  if (anyOf.length > 1 && allOf.length > 1) return false;
  return anyOf.length > 1
    ? anyOf.some((each) => PERMISSIVE.has(each))
    : allOf.every((each) => PERMISSIVE.has(each));
}

export function dependencyFaults({ dependencies }: Manifest): string[] {
  const added = Object.keys(dependencies).filter((name) => !(name in ALLOWED));
  const gone = Object.keys(ALLOWED).filter((name) => !(name in dependencies));
  return [
    ...added.map((name) => `${name} is a new dependency of the app`),
    ...gone.map((name) => `${name} is allowed, but nobody asks for it`),
  ];
}

export function licenceFaults(manifest: Manifest, lock: Lockfile): string[] {
  const shipped = shippedFolders(manifest, lock);
  return packagesOf(lock).flatMap(([folder, { license = 'none' }]) => {
    if (isPermissive(license)) return [];
    const isKnownTool = TOOLS.some(
      ({ packages, licence }) => licence === license && packages.test(nameAt(folder)),
    );
    if (isKnownTool && !shipped.has(folder)) return [];
    return [`${folder} has the licence ${license}${shipped.has(folder) ? ' and is shipped' : ''}`];
  });
}

/** `asked` returns the scripts of a package that is installed here. */
export function installFaults(
  lock: Lockfile,
  asked: (folder: string) => Record<string, string> | undefined,
): string[] {
  return packagesOf(lock).flatMap(([folder, { hasInstallScript }]) => {
    const scripts = asked(folder) ?? {};
    const runs = ['preinstall', 'install', 'postinstall'].filter((name) => name in scripts);
    if (hasInstallScript !== true && runs.length === 0) return [];
    return [`${folder} runs ${runs.join(', ') || 'a script'} when it is installed`];
  });
}

const ADDRESS = /:\/\/|^(?:git|file|github|link|npm):|^[\w.-]+@[\w.-]+:/;

/** Every text in an entry, except its links for funding. */
function textsOf(value: unknown, key = ''): string[] {
  if (key === 'funding') return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsOf(each, name));
}

/** A package comes from the registry that the machine has set, and only its hash identifies it. */
export function originFaults(lock: Lockfile): string[] {
  const faults: string[] = [];
  for (const [folder, { resolved, ...entry }] of packagesOf(lock)) {
    if (resolved !== undefined) faults.push(`${folder} names where it comes from`);
    if (entry.link === true) faults.push(`${folder} is a link to a folder`);
    for (const text of textsOf(entry))
      if (ADDRESS.test(text)) faults.push(`${folder} names ${text}`);
    const isKnown = /^sha512-[\w+/]{86}==$/.test(entry.integrity ?? '');
    if (!isKnown) faults.push(`${folder} has no SHA-512`);
  }
  return faults;
}

export function versionFaults(manifest: Manifest, lock: Lockfile): string[] {
  const lists = [
    manifest.dependencies,
    manifest.devDependencies,
    manifest.optionalDependencies,
    manifest.overrides,
  ];
  return lists.flatMap(Object.entries<string>).flatMap(([name, version]) => {
    if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) return [`${name} ${version} is no version`];
    const locked = lock.packages[`node_modules/${name}`]?.version;
    return locked === version ? [] : [`${name} ${version} is ${locked ?? 'missing'} in the lock`];
  });
}
