/**
 * Source transforms that allow unused parts of libraries to be tree-shaken. Each fails the build if
 * it matches nothing, because the library has changed then.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SELECTOR_KEYS = fileURLToPath(new URL('../i18n/selectorKeys.ts', import.meta.url));

/** A replacement in the code of a library, and the error text if it is never made. */
type Change = readonly [found: RegExp, by: string, missing: string];

function changed(name: string, id: RegExp, changes: readonly Change[]): Plugin {
  const made = new Set<Change>();
  return {
    name,
    apply: 'build',
    transform: {
      filter: { id },
      handler: (code) =>
        changes.reduce((text, change) => {
          const [found, by] = change;
          const next = text.replaceAll(found, by);
          if (next !== text) made.add(change);
          return next;
        }, code),
    },
    buildEnd(error) {
      const lost = error ? undefined : changes.find((change) => !made.has(change));
      if (lost) this.error(lost[2]);
    },
  };
}

/**
 * The router sets `displayName` on its components, and each assignment keeps an unused component in
 * the build: the forms, fetchers and scroll restoration of its data router. The bundler also
 * resolves its development build, with warnings for developers.
 */
export function lighterRouter(): Plugin {
  return changed('sufra-lighter-router', /node_modules[\\/]react-router[\\/]dist/, [
    [/^\w+\.displayName = "\w+";$/gm, '', 'The router names no component any more.'],
    [
      /(?<=var ENABLE_DEV_WARNINGS = )true;/g,
      'false;',
      'The router warns developers in another way.',
    ],
    [
      /= (\w+\.(?:createContext|forwardRef)\()/g,
      '= /* @__PURE__ */ $1',
      'The router creates its components in another way.',
    ],
  ]);
}

/** Every query fetches a single answer; the code for infinite queries is an unused kilobyte. */
export function queriesWithoutPages(): Plugin {
  return changed('sufra-queries-without-pages', /query-core[\\/]build[\\/]modern[\\/]query\.js$/, [
    [
      /this\.#queryType === "infinite" \? infiniteQueryBehavior\(this\.options\.pages\) : /g,
      '',
      'The queries fetch pages in another way.',
    ],
  ]);
}

/** Removes react-i18next's code for its `Trans` component and its warnings for developers. */
export function translationsWithoutTrans(): Plugin {
  return changed(
    'sufra-translations-without-trans',
    /react-i18next[\\/]dist[\\/]es[\\/](?:defaults|useTranslation)\.js$/,
    [
      [
        /^import \{ unescape \}.*|^ {2}unescape,$/gm,
        '',
        'react-i18next keeps its HTML entities elsewhere.',
      ],
      [
        /warnOnce\(i18n, '[A-Z_]+', '(?:[^'\\]|\\.)*'\);/g,
        '',
        'react-i18next warns developers in another way.',
      ],
    ],
  );
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
