/** Applies a brand to a build: replaces the app's names, words, colours and pictures. */
import { copyFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { DEFAULT_LANG, LANGUAGES } from '../../contract/languages.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { addedLanguages, spokenIn } from './languages.ts';
import { pageColor, tokensWith, withColors } from './colors.ts';
import type { Brand } from './brand.ts';
import { wordsOf } from './words.ts';

/** The modules that contain the app's name or looks, each with its change. */
const CHANGED: Readonly<Record<string, (code: string, brand: Brand) => string>> = {
  'src/ui/styles/tokens.css': (css, { colors }) => tokensWith(css, colors),
  'src/rules/venue/venueTheme.ts': (code, { colors }) => withColors(code, colors),
  'src/contract/languages.ts': (code, brand) => withLanguages(withNames(code, brand), brand),
  'src/pwa/worker/notices.ts': withNames,
};

/** Replaces the app's name in code, language by language. */
function withNames(code: string, { name }: Brand): string {
  if (!name) return code;
  return Object.entries(LANGUAGES).reduce(
    (text, [lang, { appName }]) =>
      text.replaceAll(`'${appName}'`, () => JSON.stringify(name[lang])),
    code,
  );
}

/** The end of the table of languages. */
const ROWS_END = /(?<=LANGUAGES: [^=]*= \{[^;]*)(?=\};)/;

function withLanguages(code: string, brand: Brand): string {
  const rows = Object.entries(addedLanguages(brand));
  if (rows.length > 0 && !ROWS_END.test(code))
    throw new Error('src/contract/languages.ts has no table of languages any more.');
  return code.replace(ROWS_END, () =>
    rows.map(([lang, row]) => `${lang}: ${JSON.stringify(row)},`).join('\n'),
  );
}

const ROOT = resolve(import.meta.dirname, '../../..');

/** Changes the tags that browsers, messengers and search engines read before the app runs. */
function withHead(html: string, { name, title, description, colors }: Brand): string {
  const called = title?.[DEFAULT_LANG] ?? name?.[DEFAULT_LANG];
  const about = description?.[DEFAULT_LANG];
  return html
    .replace(/<title>[^<]*/, (own) => (called ? `<title>${escapeHtml(called)}` : own))
    .replace(/(name="description" content=")[^"]*/, (own, before: string) =>
      about ? before + escapeHtml(about) : own,
    )
    .replaceAll(
      /(name="theme-color" content=")[^"]*("[^>]*\((?:prefers-color-scheme): (light|dark)\))/g,
      (own, before: string, after: string, theme: 'light' | 'dark') =>
        colors[theme]?.page ? before + pageColor(theme, colors) + after : own,
    );
}

/** Applies to the app, its first screen and its worker. */
export function brandPlugin(brand: Brand | undefined): Plugin {
  let outDir = '';
  let hasPublic = false;
  return {
    name: 'sufra-brand',
    enforce: 'pre',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
      hasPublic = config.publicDir !== '';
    },
    transform(code, id) {
      const change = CHANGED[relative(ROOT, id.split('?')[0] ?? '')];
      return brand && change ? { code: change(code, brand), map: null } : undefined;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (brand ? withHead(html, brand) : html),
    },
    async writeBundle() {
      if (!brand || !hasPublic) return;
      for (const [lang] of spokenIn(brand)) {
        const words = JSON.stringify(wordsOf(lang, brand));
        await writeFile(join(outDir, 'assets', 'i18n', `${lang}.json`), words);
      }
      for (const path of brand.pictures) {
        await copyFile(join(brand.folder, path), join(outDir, path));
      }
    },
  };
}
