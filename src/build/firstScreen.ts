/** Builds the scripts of `src/firstScreen` and inserts them and the styles into the page. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { ENTRIES_ID, type EntryPreload } from '../config/entryPreload.ts';
import { ENTRY_POINTS, routesInApp, type Door } from './entryPoints.ts';
import { build, type CSSOptions, type HtmlTagDescriptor, type Plugin, type Rollup } from 'vite';
import { brandPlugin } from './brand/plugin.ts';
import { spokenIn } from './brand/languages.ts';
import type { Brand } from './brand/brand.ts';
import { wordsOf } from './brand/words.ts';
import { chunksOf } from './firstChunks.ts';
import { originsPlugin } from './origins.ts';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Replaces React, which draws again and again, and the router, by modules that draw once. */
const STAND_INS: Record<string, string> = {
  react: at('firstScreen/react.ts'),
  'react/jsx-runtime': at('firstScreen/react.ts'),
  'react-router-dom': at('firstScreen/router.ts'),
};

export function withStandIns(): Plugin {
  return {
    name: 'sufra-stand-ins',
    enforce: 'pre',
    resolveId: (source) => STAND_INS[source],
  };
}

/** A string in every language. */
function wordsFor(key: string, brand: Brand | undefined): Record<string, string> {
  return Object.fromEntries(
    spokenIn(brand).map(([lang]) => [lang, wordsOf(lang, brand)[key] ?? '']),
  );
}

/** The build options of a page's scripts. */
interface Look {
  css: CSSOptions | undefined;
  brand: Brand | undefined;
}

/** Bundles one file of `src/firstScreen` with its imports into text. */
async function scriptOf(
  entry: string,
  format: 'iife' | 'es',
  { css, brand }: Look,
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    css: { modules: css?.modules },
    define: { LOADING_THE_MENU: JSON.stringify(wordsFor('menu.loading', brand)) },
    plugins: [
      brandPlugin(brand),
      routesInApp(false),
      withStandIns(),
      originsPlugin(`firstScreen/${entry}`),
    ],
    build: {
      write: false,
      minify: true,
      // The page has the styles already.
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: at(`firstScreen/${entry}`),
        preserveEntrySignatures: 'strict',
        // No module here has getters: the schemas that a screen does not read are left out.
        treeshake: { propertyReadSideEffects: false },
        output: { format },
      },
    },
  });
  const [built] = Array.isArray(result) ? result : [result];
  const script = built && 'output' in built ? built.output[0].code.trim() : '';
  if (script === '' || script.includes('</script')) {
    throw new Error(`The build of src/firstScreen/${entry} is empty or contains "</script".`);
  }
  return script;
}

export function bootScript(look: Look): Promise<string> {
  return scriptOf('boot.ts', 'iife', look);
}

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\s*/g;
const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const SETTINGS = /<script type="application\/json" id="app-config"/;
const PRELOAD = /<link rel="modulepreload"([^>]*)>\s*/g;

function sourceOf(bundle: Rollup.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`The page names ${file}, which is no stylesheet.`);
  return String(asset.source);
}

/** A file of `firstScreen/doors`, and the modules whose styles are not in the page itself. */
interface Painter {
  entry: string;
  styled?: readonly string[];
}

/** What draws each door before the app, also for a diner with filters or one who avoids something. */
export const PAINTERS: Readonly<Record<Door, Painter & { own?: Painter | 'same' }>> = {
  Menu: {
    entry: 'MenuScreen.tsx',
    own: {
      entry: 'OwnMenuScreen.tsx',
      styled: ['components/allergy/parts.ts', 'pages/menu/MenuFilters.tsx'],
    },
  },
  Emenu: { entry: 'WelcomeScreen.tsx', styled: ['pages/venue/HomePage.tsx'] },
  Lane: { entry: 'LaneScreen.tsx', styled: ['pages/venue/HomePage.tsx'] },
  Rooms: { entry: 'RoomScreen.tsx', styled: ['pages/venue/RoomsPage.tsx'], own: 'same' },
  Merge: { entry: 'HallScreen.tsx', styled: ['pages/venue/MergePage.tsx'], own: 'same' },
  Delivery: { entry: 'LandingScreen.tsx', styled: ['pages/delivery/LandingPage.tsx'] },
  DeliveryMenu: { entry: 'DeliveryMenuScreen.tsx' },
  DeliveryItem: { entry: 'DeliveryDishScreen.tsx', styled: ['pages/menu/DeliveryItemPage.tsx'] },
  Verification: {
    entry: 'LogInScreen.tsx',
    styled: ['pages/account/VerificationPage.tsx'],
    own: 'same',
  },
  Cart: { entry: 'CartScreen.tsx', styled: ['pages/cart/CartPage.tsx'] },
  Order: { entry: 'PlacedOrderScreen.tsx', styled: ['pages/cart/CartPage.tsx'], own: 'same' },
  Rounds: { entry: 'RoundsScreen.tsx', styled: ['pages/table/RoundsPage.tsx'] },
  Item: { entry: 'DishLinkScreen.tsx', styled: ['pages/menu/ItemPage.tsx'] },
  RateByLink: {
    entry: 'RatingFormScreen.tsx',
    styled: ['pages/rating/RatingForm.tsx'],
    own: 'same',
  },
};

/** The name of a painter's file in the build, without its hash. */
export function nameOf(entry: string): string {
  return `firstScreen-${entry.replace('Screen.tsx', '')}`;
}

function chunkOf(module: string, bundle: Rollup.OutputBundle): Rollup.OutputChunk {
  const found = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(at(module)));
  if (!found) throw new Error(`The first screen needs src/${module}, which is in no file.`);
  return found;
}

/** The files of a module, including everything they import. */
function filesOf(module: string, bundle: Rollup.OutputBundle): Set<string> {
  const files = new Set<string>();
  const add = (output: Rollup.OutputBundle[string] | undefined) => {
    if (output?.type !== 'chunk' || files.has(output.fileName)) return;
    files.add(output.fileName);
    output.imports.forEach((each) => add(bundle[each]));
    output.viteMetadata?.importedCss.forEach((each) => files.add(each));
  };
  add(chunkOf(module, bundle));
  return files;
}

/** The entry points for the page, without the files that the page already names. */
function entryPreloads(
  html: string,
  bundle: Rollup.OutputBundle,
  scripts: ReadonlyMap<string, string>,
): Record<string, EntryPreload> {
  const isNew = (file: string) => !html.includes(`"/${file}"`);
  const stylesOf = (modules: readonly string[]) => {
    const files = new Set(modules.flatMap((module) => [...filesOf(module, bundle)]));
    return [...files].filter((file) => file.endsWith('.css') && isNew(file));
  };
  const drawnBy = (painter: Painter | undefined) =>
    painter && [scripts.get(painter.entry) ?? '', ...stylesOf(painter.styled ?? [])].map(atRoot);
  return Object.fromEntries(
    ENTRY_POINTS.map(({ pattern, asks, shows, draws, words }) => {
      const files = new Set(shows.flatMap((module) => [...filesOf(module, bundle)]));
      const painter = draws && PAINTERS[draws];
      const own = painter?.own === 'same' ? painter : painter?.own;
      const drawn = { words, draws: drawnBy(painter), drawsOwn: drawnBy(own) };
      return [pattern, { asks, files: [...files].filter(isNew).map(atRoot), ...drawn }];
    }),
  );
}

const atRoot = (file: string) => `/${file}`;

export function firstScreenPlugin(brand: Brand | undefined): Plugin {
  let css: CSSOptions | undefined;
  /** The built files, by their source. */
  const scripts = new Map<string, string>();
  return {
    name: 'sufra-first-screen',
    apply: 'build',
    configResolved(config) {
      ({ css } = config);
    },
    async generateBundle() {
      const entries = Object.values(PAINTERS).flatMap(({ entry, own }) =>
        typeof own === 'object' ? [entry, own.entry] : [entry],
      );
      for (const entry of entries) {
        const source = await scriptOf(`doors/${entry}`, 'es', { css, brand });
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `static/${nameOf(entry)}-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        scripts.set(entry, fileName);
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const styles: string[] = [];
        const entry = ENTRY.exec(html)?.[1];
        if (entry === undefined) throw new Error('The page names no first file of the app.');
        let preloads = '';
        const bare = html
          .replaceAll(STYLESHEET, (link, file: string) => {
            styles.push(sourceOf(bundle, file));
            // The link stays, because later parts would fetch a stylesheet that the page does not
            // name.
            return link.replace('<link', '<link disabled');
          })
          .replace(ENTRY, `<link rel="modulepreload" href="${entry}" data-app>`)
          // The first script turns these into preloads once the first screen has the connection
          // free.
          .replaceAll(PRELOAD, (_, rest: string) => {
            // Vite inserts the import map before the first modulepreload; without one, before the
            // doctype.
            const rel = preloads === '' ? 'modulepreload' : 'later';
            preloads += `<link rel="${rel}" fetchpriority="low"${rest}>`;
            return '';
          });
        const entries = JSON.stringify(entryPreloads(bare + preloads, bundle, scripts));
        const entriesBlock = `<script type="application/json" id="${ENTRIES_ID}">${entries}</script>`;
        // An import map has to come before everything that names a module.
        const before = preloads + entriesBlock;
        const page = bare.replace(SETTINGS, (block) => before + block);
        const style: HtmlTagDescriptor = {
          tag: 'style',
          children: styles.join(''),
          injectTo: 'head',
        };
        return { html: page, tags: [style] };
      },
    },
  };
}
