/** Builds what `src/firstScreen` is made of, and puts it and the styles into the page. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGS } from '../contract/languages.ts';
import { build, type CSSOptions, type HtmlTagDescriptor, type Plugin, type Rollup } from 'vite';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const standIn = (name: string) => at(`firstScreen/standIns/${name}.ts`);

/** The packages and modules that are too large for the first screen, and what stands in for each. */
const STAND_INS: Record<string, string> = {
  react: standIn('react'),
  'react/jsx-runtime': standIn('react'),
  'react-i18next': standIn('reactI18next'),
  'react-router-dom': standIn('router'),
  [at('config/appConfig.ts')]: standIn('appConfig'),
  [at('state/appStore.ts')]: standIn('appStore'),
  [at('ordering/visit/useVisit.ts')]: standIn('useVisit'),
  [at('ordering/cart/useDishTaps.ts')]: standIn('useDishTaps'),
  [at('components/venue/useBackTarget.ts')]: standIn('useBackTarget'),
  [at('components/menu/dishTransition.ts')]: standIn('nothing'),
  [at('defer/usePageIdle.ts')]: standIn('nothing'),
};

function withStandIns(): Plugin {
  return {
    name: 'sufra-stand-ins',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const own = STAND_INS[source];
      if (own !== undefined) return own;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && (STAND_INS[found.id] ?? found);
    },
  };
}

/** A string in every language. */
function wordsFor(key: string): Record<string, string> {
  return Object.fromEntries(
    LANGS.map((lang) => {
      const file = at(`../public/assets/i18n/${lang}.json`);
      return [lang, (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key] ?? ''];
    }),
  );
}

/** One file of `src/firstScreen` with all that it imports, as text. */
async function scriptOf(entry: string, format: 'iife' | 'es', css?: CSSOptions): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    css,
    define: { LOADING_THE_MENU: JSON.stringify(wordsFor('menu.loading')) },
    plugins: [withStandIns()],
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

export function bootScript(css: CSSOptions): Promise<string> {
  return scriptOf('boot.ts', 'iife', { modules: css.modules });
}

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\s*/g;
const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const IMPORT_MAP = /<script type="importmap">[\s\S]*?<\/script>\s*/;
const SETTINGS = /<script type="application\/json" id="app-config"/;
const PRELOAD = /<link rel="modulepreload"/g;

function sourceOf(bundle: Rollup.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`The page names ${file}, which is no stylesheet.`);
  return String(asset.source);
}

export function firstScreenPlugin(): Plugin {
  let css: CSSOptions | undefined;
  let painter = '';
  return {
    name: 'sufra-first-screen',
    apply: 'build',
    configResolved(config) {
      ({ css } = config);
    },
    async generateBundle() {
      const source = await scriptOf('paint.ts', 'es', { modules: css?.modules });
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      painter = `static/firstScreen-${hash}.js`;
      this.emitFile({ type: 'asset', fileName: painter, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const styles: string[] = [];
        const entry = ENTRY.exec(html)?.[1];
        if (entry === undefined) throw new Error('The page names no first file of the app.');
        let importMap = '';
        const bare = html
          .replace(IMPORT_MAP, (map) => {
            importMap = map;
            return '';
          })
          .replaceAll(STYLESHEET, (link, file: string) => {
            styles.push(sourceOf(bundle, file));
            // It stays for later parts to find: one that is not named in the page would be fetched again.
            return link.replace('<link', '<link disabled');
          })
          .replace(ENTRY, `<link rel="modulepreload" href="${entry}" data-app>`)
          .replaceAll(PRELOAD, '<link rel="modulepreload" fetchpriority="low"');
        const painterLink = `<link rel="modulepreload" href="/${painter}" data-first-screen>`;
        // A map counts only if it stands before all that names a module.
        const page = bare.replace(SETTINGS, (block) => importMap + painterLink + block);
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
