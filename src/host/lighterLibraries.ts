/**
 * Two source transforms that let unused parts of libraries be tree-shaken. Each fails the build if it
 * matches nothing, because then the library has changed.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SELECTOR_KEYS = fileURLToPath(new URL('../i18n/selectorKeys.ts', import.meta.url));

const NAME_OF_COMPONENT = /^\w+\.displayName = "\w+";$/gm;
const CREATION = /= (\w+\.(?:createContext|forwardRef)\()/g;

/**
 * The router sets `displayName` on its components, and each assignment keeps an unused component in
 * the build: the forms, fetchers and scroll restoration of its data router.
 */
export function routerWithoutNames(): Plugin {
  let names = 0;
  return {
    name: 'sufra-router-without-names',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist/ },
      handler: (code) => {
        names += code.match(NAME_OF_COMPONENT)?.length ?? 0;
        return code.replaceAll(NAME_OF_COMPONENT, '').replaceAll(CREATION, '= /* @__PURE__ */ $1');
      },
    },
    buildEnd(error) {
      if (!error && names === 0) this.error('The router names no component any more.');
    },
  };
}

/** react-i18next needs one small function of i18next; replacing it keeps the library off the first screen. */
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
