/**
 * Source transforms that allow unused parts of libraries to be tree-shaken. Each fails the build if
 * it matches nothing, because the library has changed then.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SELECTOR_KEYS = fileURLToPath(new URL('../i18n/selectorKeys.ts', import.meta.url));

const NAME_OF_COMPONENT = /^\w+\.displayName = "\w+";$/gm;
const CREATION = /= (\w+\.(?:createContext|forwardRef)\()/g;
const WARNINGS = 'var ENABLE_DEV_WARNINGS = true;';

/**
 * The router sets `displayName` on its components, and each assignment keeps an unused component in
 * the build: the forms, fetchers and scroll restoration of its data router. The bundler also
 * resolves its development build, with warnings for developers.
 */
export function lighterRouter(): Plugin {
  let names = 0;
  let warnings = 0;
  return {
    name: 'sufra-lighter-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist/ },
      handler: (code) => {
        names += code.match(NAME_OF_COMPONENT)?.length ?? 0;
        warnings += code.includes(WARNINGS) ? 1 : 0;
        return code
          .replace(WARNINGS, WARNINGS.replace('true', 'false'))
          .replaceAll(NAME_OF_COMPONENT, '')
          .replaceAll(CREATION, '= /* @__PURE__ */ $1');
      },
    },
    buildEnd(error) {
      if (error) return;
      if (names === 0) this.error('The router names no component any more.');
      if (warnings === 0) this.error('The router warns developers in another way.');
    },
  };
}

const IN_PAGES = 'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : ';

/** Every query fetches a single answer; the code for infinite queries is an unused kilobyte. */
export function queriesWithoutPages(): Plugin {
  let pages = 0;
  return {
    name: 'sufra-queries-without-pages',
    apply: 'build',
    transform: {
      filter: { id: /query-core[\\/]build[\\/]modern[\\/]query\.js$/ },
      handler: (code) => {
        pages += code.includes(IN_PAGES) ? 1 : 0;
        return code.replace(IN_PAGES, '');
      },
    },
    buildEnd(error) {
      if (!error && pages === 0) this.error('The queries fetch pages in another way.');
    },
  };
}

const ENTITIES = /^import \{ unescape \}.*|^ {2}unescape,$/gm;
const DEVELOPER_WARNING = /warnOnce\(i18n, '[A-Z_]+', '(?:[^'\\]|\\.)*'\);/g;

/** Removes react-i18next's code for its `Trans` component and its warnings for developers. */
export function translationsWithoutTrans(): Plugin {
  let entities = 0;
  let warnings = 0;
  return {
    name: 'sufra-translations-without-trans',
    apply: 'build',
    transform: {
      filter: { id: /react-i18next[\\/]dist[\\/]es[\\/](?:defaults|useTranslation)\.js$/ },
      handler: (code) => {
        entities += code.match(ENTITIES)?.length ?? 0;
        warnings += code.match(DEVELOPER_WARNING)?.length ?? 0;
        return code.replaceAll(ENTITIES, '').replaceAll(DEVELOPER_WARNING, '');
      },
    },
    buildEnd(error) {
      if (error) return;
      if (entities === 0) this.error('react-i18next keeps its HTML entities elsewhere.');
      if (warnings === 0) this.error('react-i18next warns developers in another way.');
    },
  };
}

/**
 * react-i18next needs one small function of i18next; a replacement keeps i18next off the first
 * screen.
 */
export function hooksBeforeI18next(): Plugin {
  let requests = 0;
  return {
    name: 'sufra-hooks-before-i18next',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^i18next$/ },
      handler: (_, importer) => {
        if (!importer || !/[\\/]react-i18next[\\/]/.test(importer)) return undefined;
        requests += 1;
        return SELECTOR_KEYS;
      },
    },
    buildEnd(error) {
      if (!error && requests === 0) this.error('react-i18next asks for no i18next any more.');
    },
  };
}
