import { expect, test } from 'vitest';
import { sources, targetOf, type Source } from './sources.ts';

const EXPORTED =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

/** The names that a file exports. */
function exportsOf({ code }: Pick<Source, 'code'>): string[] {
  const lists = [...code.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap((match) =>
    (match[1] ?? '').split(',').map(
      (part) =>
        part
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  );
  const named = [...code.matchAll(EXPORTED)].map((match) => match[1] ?? '');
  return [...new Set([...named, ...lists])].filter(Boolean);
}

const FROM = /\b(?:import|export)\s+(?:type\s+)?([^'"`;()]*?)\s*\bfrom\s*['"]([^'"]+)['"]/g;
const LATE = /\bimport\(\s*['"]([^'"]+)['"]\s*,?\s*\)/g;

/** The names that a file imports, as `path#name`; `path#*` is every member that it uses. */
function takenBy({ path, code }: Pick<Source, 'path' | 'code'>): string[] {
  const still = [...code.matchAll(FROM)].flatMap(([, what = '', from = '']) => {
    const target = targetOf(path, from);
    const [, whole] = /^\*\s+as\s+(\w+)/.exec(what) ?? [];
    if (whole !== undefined) return usesOf(code, whole).map((name) => `${target}#${name}`);
    const names = /\{([^}]*)\}/.exec(what)?.[1]?.split(',') ?? [];
    return names.map((name) => {
      const [original = ''] = name
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/);
      return `${target}#${original}`;
    });
  });
  const late = [...code.matchAll(LATE)].flatMap(([, from = '']) => {
    const target = targetOf(path, from);
    return [...code.matchAll(/['"](\w+)['"]|\b(\w+)\b/g)].map(
      (match) => `${target}#${match[1] ?? match[2] ?? ''}`,
    );
  });
  // The row of a route names the file of its page.
  const pages = [...code.matchAll(/\bpage: '(\w+\/(\w+Page))'/g)].map(
    ([, file, name]) => `src/pages/${file}.tsx#${name}`,
  );
  return [...still, ...late, ...pages];
}

/** The used members of a namespace import; all of them if it is passed on as a whole. */
function usesOf(code: string, whole: string): string[] {
  const rest = code.replace(new RegExp(`\\*\\s+as\\s+${whole}\\b`), '');
  const all = [...rest.matchAll(new RegExp(`\\b${whole}\\b(?:\\.(\\w+))?`, 'g'))];
  return all.map((match) => match[1] ?? '*');
}

/** Read by a tool or a library, not by another file. */
const READ_BY_TOOLS = [
  /^src\/sw\.ts$/,
  /^src\/firstScreen\/(?:(?:boot|react|router)\.ts|doors\/\w+Screen\.tsx)$/,
  /^src\/i18n\/selectorKeys\.ts$/,
  /\.d\.ts$/,
];
/** Tests may import the contract's examples, whole or in parts. */
const EXAMPLE = /^src\/contract\/examples\/[\w/]+\.ts#/;

/**
 * Exports that only tests import, with the reason. Any other export that only tests import is a
 * fault: a test uses what the app itself uses.
 */
const TEST_SEAMS: Readonly<Record<string, string>> = {
  'src/components/checkout/ContactFields.tsx#contactErrors': 'which of many inputs are refused',
  'src/config/offlineReads.ts#offlineReads': 'every pattern is held against every call',
  'src/build/licences.ts#licencesOf': 'the packages of a build, without building',
  'src/build/licences.ts#packageOf': 'each shape of an address in node_modules',
  'src/build/origins.ts#ORIGINS': 'the modules of a build, of which it keeps no list',
  'src/queries/client.ts#shareUnlessCopied': 'each pair of answers and copies',
  'src/queries/delivery/customer.ts#ordersToCountQuery': 'pages are counted without a page',
  'src/rules/cart/cartLifetime.ts#cutoffOf': 'days and hours of the contract',
  'src/rules/cart/promos.ts#automaticPromo': 'the cases of the contract',
  'src/rules/cart/promos.ts#isPromoOpen': 'the cases of the contract',
  'src/rules/order/orderProgress.ts#ORDER_HEADLINES': 'every word has its text in every language',
  'src/rules/popups/notifications.ts#isMeantFor': 'the cases of the contract',
  'src/rules/rating/ratingForm.ts#isAnswered': 'each kind of question',
  'src/rules/venue/header.ts#firstPage': 'the ways back of the contract',
  'src/state/languageSlice.ts#storedLanguage': 'what the device remembers, without a page',
  'src/pwa/worker/copies.ts#keep': 'the worker cannot be started in a unit test',
  'src/build/firstScreen.ts#withStandIns': 'a test builds the first screens to draw random answers',
};

function unused(files: readonly Source[], readers: readonly Source[]): string[] {
  const taken = new Set(readers.flatMap(takenBy));
  return files.flatMap((file) =>
    exportsOf(file)
      .filter((name) => !taken.has(`${file.path}#${name}`) && !taken.has(`${file.path}#*`))
      .map((name) => `${file.path}#${name}`),
  );
}

/** Types that tests import no longer exist at run time. */
const TYPE = /^export (?:declare )?(?:interface|type) (\w+)/gm;
const types = new Set(
  sources('src/**/*.{ts,tsx}').flatMap(({ path, code }) =>
    [...code.matchAll(TYPE)].map((match) => `${path}#${match[1]}`),
  ),
);
const takenByTests = new Set(sources('tests/**/*.{ts,tsx}').flatMap(takenBy));

const app = sources('src/**/*.{ts,tsx}').filter(
  ({ path }) => !READ_BY_TOOLS.some((pattern) => pattern.test(path)),
);
const readers = sources('src/**/*.{ts,tsx}', '*.ts', 'tests/**/*.mjs');

test('every export has an importer', () => {
  const faults = unused(app, readers).filter((name) => {
    const isOfTest = (types.has(name) || EXAMPLE.test(name)) && takenByTests.has(name);
    return !isOfTest && TEST_SEAMS[name] === undefined;
  });
  expect(faults).toEqual([]);
});

test('each listed test seam still exists, and a test uses it', () => {
  const left = unused(app, readers);
  const faults = Object.keys(TEST_SEAMS).filter(
    (name) => !left.includes(name) || !takenByTests.has(name),
  );
  expect(faults).toEqual([]);
});

test('an export without an importer would be found', () => {
  const file = (path: string, code: string): Source => ({ path, text: code, code });
  const given = file(
    'src/rules/a.ts',
    `export const taken = 1;
export function whole() {}
export interface Kept {}
export type Unused = 1;
export const late = 1;`,
  );
  const reader = file(
    'src/rules/b.ts',
    `import { taken as mine, type Kept } from './a.ts';
import * as a from './a.ts';
a.whole();`,
  );
  const waiting = file('src/rules/c.ts', `lazyPart(() => import('./a.ts'), 'late');`);
  expect(unused([given], [reader, waiting])).toEqual(['src/rules/a.ts#Unused']);
});
