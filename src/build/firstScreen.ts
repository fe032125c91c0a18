/** Builds the scripts of `src/firstScreen` and inserts them and the styles into the page. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { ENTRIES_ID, type EntryPreload } from '../config/entryPreload.ts';
import { ENTRY_POINTS, routesInApp } from './entryPoints.ts';
import { build, type CSSOptions, type HtmlTagDescriptor, type Plugin, type Rollup } from 'vite';
import { brandPlugin } from './brand/plugin.ts';
import { spokenIn } from './brand/languages.ts';
import type { Brand } from './brand/brand.ts';
import { wordsOf } from './brand/words.ts';
import { chunksOf, welcomeChunk } from './firstChunks.ts';
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

/** The script that draws each page, by the first segment of its address. */
const PAINTERS = { Menu: 'paintMenu.ts', Emenu: 'paintWelcome.ts' };

/** The styles that only the welcome page uses. */
function stylesOfWelcome(bundle: Rollup.OutputBundle): string[] {
  return [...(welcomeChunk(bundle).viteMetadata?.importedCss ?? [])];
}

/** Names the script of a page and the styles outside the page itself. */
function drawnBy(page: string, files: readonly string[]): string {
  return `<meta name="draws-${page}" content="${files.map((file) => `/${file}`).join(' ')}">`;
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
  const found = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(at(module)));
  if (!found) throw new Error(`A way in names src/${module}, which is in no file of the build.`);
  add(found);
  return files;
}

/** The entry points for the page, without the files that the page already names. */
function entryPreloads(html: string, bundle: Rollup.OutputBundle): Record<string, EntryPreload> {
  const isNew = (file: string) => !html.includes(`"/${file}"`);
  return Object.fromEntries(
    ENTRY_POINTS.map(({ pattern, asks, shows }) => {
      const files = new Set(shows.flatMap((module) => [...filesOf(module, bundle)]));
      return [pattern, { asks, files: [...files].filter(isNew).map((file) => `/${file}`) }];
    }),
  );
}

export function firstScreenPlugin(brand: Brand | undefined): Plugin {
  let css: CSSOptions | undefined;
  const painters = new Map<string, string>();
  return {
    name: 'sufra-first-screen',
    apply: 'build',
    configResolved(config) {
      ({ css } = config);
    },
    async generateBundle() {
      for (const [page, entry] of Object.entries(PAINTERS)) {
        const source = await scriptOf(entry, 'es', { css, brand });
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `static/firstScreen-${page}-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        painters.set(page, fileName);
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
        const welcome = stylesOfWelcome(bundle);
        const drawn = [...painters].map(([page, painter]) =>
          drawnBy(page, [painter, ...(page === 'Emenu' ? welcome : [])]),
        );
        const entries = JSON.stringify(entryPreloads(bare + preloads, bundle));
        const entriesBlock = `<script type="application/json" id="${ENTRIES_ID}">${entries}</script>`;
        // An import map has to come before everything that names a module.
        const before = preloads + drawn.join('') + entriesBlock;
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
