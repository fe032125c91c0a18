/**
 * Assigns each module to a file of the build. Files follow the diner's steps: code that is fetched
 * together is one file, and code that few pages need stays out of the other files.
 */
import { basename } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import type { Route } from '../rules/common/route.ts';
import { ROUTES } from '../rules/common/routes.ts';

/** The part of the bundler's module info that a group's name needs. */
type ModuleInfo = Pick<Rollup.ModuleInfo, 'importers' | 'dynamicImporters' | 'isEntry'>;
interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/**
 * The rooms of lazy parts that do not load with the pages of their own folder. The first match
 * counts. A page's row of the routes names its room.
 */
const PARTS: readonly (readonly [room: string, loadedWith: RegExp])[] = [
  // Few visits need these.
  [
    'seldom',
    /^src\/(?:components\/popups\/(?:Popup|Delivery)Carousel|pages\/menu\/favourites\/DishLink|pages\/menu\/Menu(?:Filters|ByCategory|Overview)|components\/venue\/SettingsSheet|ordering\/account\/logOut)/,
  ],
  // Every page needs `base` (calls and the cart) before it can draw; `background` comes after it.
  ['base', /^src\/(?:api|ordering\/(?:account|cart|checkout\/settleOrder))/],
  [
    'background',
    /^src\/(?:app\/(?:Background|Toasts|FailedLoadAlert)|pages\/menu\/(?:Menu|search\/Find\b)|components\/(?:popups|rating\/FeedbackLink|table\/ServiceButton)|pwa)/,
  ],
  ['phoneLibrary', /phoneLibrary/],
  ['watching', /^src\/app\/watching/],
  ['bank', /^src\/app\/QlubLayout/],
  ['venue', /^src\/app\/Entry/],
  ['delivery', /^src\/app\/(?:Delivery|CustomersOnly)/],
  ['yours', /^src\/pages\/menu\/favourites/],
  ['find', /^src\/pages\/(?:menu\/search\/DishFinds|venue\/HallFinds)/],
  ['dish', /^src\/pages\/menu/],
  ['table', /^src\/components\/cart\/SharedCart/],
  ['orderParts', /^src\/components\/(?:order|rating)/],
];

/** Code shared by these rooms only has its own file; all other shared code goes into `shared`. */
const SHARED: readonly (readonly [file: string, ...rooms: string[]])[] = [
  ['allergy', 'allergy', 'receipts'],
  ['yours', 'yours', 'dish'],
  ['codes', 'receipts', 'table'],
  ['serving', 'delivery', 'review'],
  ['checking', 'payment', 'checkout'],
  ['paying', 'payment', 'checkout', 'review'],
  ['tracking', 'cart', 'order', 'orderParts', 'table'],
  ['banking', 'bank', 'payment', 'cart', 'checkout'],
  ['bill', 'bank', 'cart', 'payment', 'review', 'checkout', 'order', 'orderParts', 'table'],
  ['menuParts', 'cart', 'delivery', 'home', 'order', 'rating', 'review', 'venue'],
  [
    'forms',
    'payment',
    'review',
    'checkout',
    'orderParts',
    'table',
    'rating',
    'delivery',
    'address',
    'account',
  ],
  [
    'ordering',
    'dish',
    'cart',
    'table',
    'payment',
    'review',
    'checkout',
    'order',
    'orderParts',
    'delivery',
    'bank',
  ],
];

/**
 * Files for the libraries that load later: a library's index hides which room imports which part.
 */
const LATER_LIBRARIES: readonly (readonly [file: string, library: RegExp])[] = [
  ['words', /[\\/]i18next[\\/]/],
  ['background', /[\\/]workbox-/],
  ['codes', /[\\/]uqr[\\/]/],
  ['watching', /[\\/]web-vitals[\\/]/],
  ['menuParts', /queriesObserver|useQueries/],
  ['base', /./],
];

/** These rooms have few styles; another room that is often on screen with them holds the styles. */
const STYLES_IN: Readonly<Record<string, string>> = {
  account: 'forms',
  address: 'forms',
  allergy: 'shared',
  bank: 'bill',
  checking: 'bill',
  checkout: 'bill',
  order: 'bill',
  orderParts: 'bill',
  paying: 'bill',
  rating: 'forms',
  review: 'bill',
  serving: 'bill',
  tracking: 'bill',
  find: 'shared',
  yours: 'shared',
};

/** The modules that draw a page. */
const DRAWS = /^src\/(?:pages|components|ui)\b/;

/** The app's part of the first screen, as three files: a change in one keeps the others cached. */
const FIRST: readonly (readonly [file: string, floors: RegExp])[] = [
  ['menu', /^src\/(?:main|app|pages|components)\b/],
  ['parts', /^src\/(?:ui|ordering|state|storage)\b/],
  ['core', /^/],
];

/** Sends every call after the page's first answers; no page needs it to draw. */
const NETWORK = /node_modules[\\/]axios[\\/]|[\\/]src[\\/]api[\\/]request\.ts$/;
const PHONE_LIBRARY = /node_modules[\\/]libphonenumber|[\\/]phoneLibrary\.ts$/;
const FIRST_LIBRARIES =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|react-i18next|zustand|valibot|use-sync-external-store)[\\/](?!.*(?:queriesObserver|useQueries)\.js)|i18n[\\/]selectorKeys|rolldown[\\/]runtime/;

function shortOf(id: string, root: string): string {
  return id.replaceAll('\\', '/').replace(`${root}/`, '').replace(/\?.*$/, '');
}

const ROWS: readonly Route[] = Object.values(ROUTES);

/** The room of lazy code, by the module that is imported dynamically. */
function roomOf(path: string): string {
  const page = ROWS.find((row) => path === `src/pages/${row.page}.tsx`);
  const part = page ? undefined : PARTS.find(([, loadedWith]) => loadedWith.test(path));
  const folder = /^src\/(?:pages|components|ordering)\/(\w+)\//.exec(path)?.[1];
  const room = page?.file ?? part?.[0] ?? folder;
  if (room === undefined) throw new Error(`${path} is loaded later, but belongs to no room.`);
  return room;
}

/** The rooms that load this module, found through its importers. */
function roomsOf(id: string, root: string, graph: Graph): Set<string> {
  const rooms = new Set<string>();
  const seen = new Set<string>();
  const climb = (each: string) => {
    if (seen.has(each)) return;
    seen.add(each);
    const info = graph.getModuleInfo(each);
    if (!info) return;
    if (info.isEntry) rooms.add('first');
    if (info.dynamicImporters.length > 0) rooms.add(roomOf(shortOf(each, root)));
    info.importers.forEach(climb);
  };
  climb(id);
  return rooms;
}

const isStyle = (id: string) => /\.css\b/.test(id);

/** The file for a module of the app, or for a library without its own group. */
function fileOf(id: string, root: string, graph: Graph): string | null {
  if (/node_modules/.test(id)) return LATER_LIBRARIES.find(([, of]) => of.test(id))?.[0] ?? null;
  const rooms = roomsOf(id, root, graph);
  if (rooms.size === 0) return null;
  if (rooms.has('first'))
    return FIRST.find(([, floors]) => floors.test(shortOf(id, root)))?.[0] ?? null;
  // The welcome page is drawn before the app starts, from one file of styles.
  if (rooms.has('home') && DRAWS.test(shortOf(id, root))) return 'home';
  const [only] = rooms;
  // Every visit loads both, so one request fetches both styles.
  if (only === 'background' && isStyle(id)) return 'base';
  // The check-out's own code is too small for its own file.
  if (rooms.size === 1 && only !== undefined) return only === 'checkout' ? 'checking' : only;
  // Every visit loads the background part and the code it shares.
  if (rooms.has('base') || rooms.has('background')) return 'base';
  const shared = SHARED.find(([, ...among]) => [...rooms].every((room) => among.includes(room)));
  return shared?.[0] ?? 'shared';
}

/** The groups for `output.codeSplitting`; libraries are separate from the app. */
export function chunkGroups(root: string) {
  const folder = root.replaceAll('\\', '/');
  return [
    { name: 'libraries', test: FIRST_LIBRARIES, priority: 3 },
    { name: 'phoneLibrary', test: PHONE_LIBRARY, priority: 2 },
    { name: 'network', test: NETWORK, priority: 2, includeDependenciesRecursively: false },
    {
      name: (id: string, graph: Graph) => {
        const file = fileOf(id, folder, graph);
        return file !== null && isStyle(id) ? (STYLES_IN[file] ?? file) : file;
      },
      test: /[\\/]src[\\/]|preload-helper|node_modules|[\\/]package\.json$/,
      // Dependencies are used by more rooms than the module is, so each gets its own file.
      includeDependenciesRecursively: false,
    },
  ];
}

/** A page starts these files itself, so no later file names them as its own needs. */
const STARTED = /^static\/(?:libraries|core|parts|menu|rolldown-runtime)-/;
export const laterFiles = (_: string, files: string[]) =>
  files.filter((file) => !STARTED.test(file));

const ENTRY = /<script type="module"([^>]*) src="(\/static\/[^"]+)"><\/script>/g;

/**
 * Starts the file that holds the entry and preloads the files it imports. Vite removes an entry
 * without code of its own and makes a script of each file that the entry imported.
 */
export function oneEntryPlugin(): Plugin {
  return {
    name: 'sufra-one-entry',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const last = [...html.matchAll(ENTRY)].at(-1)?.[2];
        if (last === undefined) throw new Error('The page names no file of the app.');
        return html.replaceAll(ENTRY, (tag, rest: string, file: string) =>
          file === last ? tag : `<link rel="modulepreload"${rest} href="${file}">`,
        );
      },
    },
  };
}

const IMPORT_MAP = 'importmap.json';

/** The names in the imports between files end in the hash of an id. */
const ID_HASH = /-[\w-]{8}(?=\.\w+$)/;

/**
 * Sorts and shortens the import map, which makes the page and the importing files smaller. An entry
 * that the page does not name is skipped: Vite has inlined it and removes its file.
 */
export function shortImportMapPlugin(): Plugin {
  return {
    name: 'sufra-short-import-map',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // Vite writes the map into the page after this.
      handler(html, { bundle = {}, chunk }) {
        const map = bundle[IMPORT_MAP];
        if (map?.type !== 'asset') throw new Error('The build has no import map.');
        const { imports } = JSON.parse(String(map.source)) as { imports: Record<string, string> };
        const isFile = (file: string) => file !== `/${chunk?.fileName}` || html.includes(file);
        const names = Object.entries(imports)
          .filter(([, file]) => isFile(file))
          .map(([name, file]) => [name, name.replace(ID_HASH, ''), file] as const);
        const files = new Map(names.map(([, short, file]) => [short, file]));
        if (files.size < names.length) throw new Error('Two files of the build have one name.');
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          for (const [name, short] of names)
            file.code = file.code.replaceAll(basename(name), basename(short));
        }
        const sorted = [...files.keys()].toSorted().map((name) => [name, files.get(name)]);
        map.source = JSON.stringify({ imports: Object.fromEntries(sorted) });
        return html;
      },
    },
  };
}
