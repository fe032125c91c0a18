/** The origin of each file of a build: sources of this project and packages. */
import { packageOf } from '../../src/build/licences.ts';
import { nameAt, type Lockfile } from './lockfile.ts';

export interface Origin {
  /** Files of this project. */
  sources: string[];
  /** `react 19.3.1 (MIT)`. */
  packages: string[];
  /** Modules of unknown origin; should be empty. */
  unknown: string[];
}

/** The facts about a build. */
export interface Built {
  /** The folder of the project. */
  root: string;
  lock: Lockfile;
  /** The folders of packages that may be in a build, as `npm run sbom -- --prod` lists them. */
  shipped: ReadonlySet<string>;
  /** By the name of the built file. */
  modules: ReadonlyMap<string, ReadonlySet<string>>;
  /** True when a path of the project is a file. */
  isSource: (path: string) => boolean;
  /** True when a file of the build equals one of the project, byte for byte. */
  isCopy: (file: string, source: string) => boolean;
  /** The text of the page. */
  page: string;
}

/** The names under which nested builds record their files. */
const BUILT_AS: readonly (readonly [file: RegExp, name: string])[] = [
  [/^index\.html$/, 'firstScreen/boot.ts'],
  [/^static\/firstScreen-(\w+)-[\w-]+\.js$/, 'firstScreen/doors/$1Screen.tsx'],
  [/^sw\.js$/, 'sw.mjs'],
];

/** Written files, which are not bundled: their writer and its sources. */
const WRITTEN_BY: readonly (readonly [file: RegExp, ...sources: string[]])[] = [
  [/^index\.html$/, 'index.html', 'src/build/pageConfig.ts', 'src/build/firstScreen.ts'],
  [/^_headers$/, 'src/server/headers.ts', 'src/server/securityPolicy.ts'],
  [/^licences\.txt$/, 'src/build/licences.ts'],
  [/^manifest(?:\.ar)?\.webmanifest$/, 'src/build/manifest.ts'],
  [
    /^assets\/i18n\/(?:first|doors)\/EN\.json$/,
    'src/build/firstStrings.ts',
    'public/assets/i18n/EN.json',
  ],
  [
    /^assets\/i18n\/(?:first|doors)\/AR\.json$/,
    'src/build/firstStrings.ts',
    'public/assets/i18n/AR.json',
  ],
  // Vite's lists of the other files.
  [/^(?:importmap|\.vite\/manifest)\.json$/, 'vite.config.ts'],
];

/** Build tools add a few lines of their own. */
const LEFT_BY_TOOLS: readonly (readonly [module: RegExp, tool: string])[] = [
  [/^\0rolldown\//, 'rolldown'],
  [/^\0?vite\//, 'vite'],
];

const STYLESHEET = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="\/([^"]+)"/g;

/** The folder of a module's package, if that package may be in a build. */
function knownPackage(id: string, { root, shipped }: Built): string | undefined {
  const tool = LEFT_BY_TOOLS.find(([module]) => module.test(id))?.[1];
  if (tool !== undefined) return `node_modules/${tool}`;
  const folder = packageOf(id)?.slice(root.length + 1);
  return folder !== undefined && shipped.has(folder) ? folder : undefined;
}

function addModule(id: string, built: Built, origin: Origin): void {
  const folder = knownPackage(id, built);
  const entry = folder === undefined ? undefined : built.lock.packages[folder];
  if (folder !== undefined && entry !== undefined) {
    origin.packages.push(`${nameAt(folder)} ${entry.version} (${entry.license})`);
    return;
  }
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '');
  const source = path.startsWith(`${built.root}/`) ? path.slice(built.root.length + 1) : '';
  // The app's version comes from its package.json.
  const isOwn = /^(?:(?:src|public)\/|package\.json$)/.test(source) && built.isSource(source);
  (isOwn ? origin.sources : origin.unknown).push(isOwn ? source : id);
}

const sorted = (words: readonly string[]) => [...new Set(words)].toSorted();

export function originOf(file: string, built: Built): Origin {
  const origin: Origin = { sources: [], packages: [], unknown: [] };
  const names = [
    file,
    ...BUILT_AS.filter(([of]) => of.test(file)).map(([of, name]) => file.replace(of, name)),
  ];
  // The page contains the first styles.
  if (file === 'index.html')
    names.push(...[...built.page.matchAll(STYLESHEET)].map(([, sheet = '']) => sheet));
  for (const name of names)
    for (const id of built.modules.get(name) ?? []) addModule(id, built, origin);
  const written = WRITTEN_BY.find(([of]) => of.test(file))?.slice(1) as string[] | undefined;
  for (const source of written ?? [])
    (built.isSource(source) ? origin.sources : origin.unknown).push(source);
  if (built.isCopy(file, `public/${file}`)) origin.sources.push(`public/${file}`);
  const { sources, packages, unknown } = origin;
  const isNothing = sources.length + packages.length + unknown.length === 0;
  return {
    sources: sorted(sources),
    packages: sorted(packages),
    unknown: isNothing ? [file] : sorted(unknown),
  };
}
