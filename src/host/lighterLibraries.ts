/**
 * Two rewritings of libraries, so that what nobody uses of them falls away. Each fails the build when
 * it finds nothing to rewrite: the library has changed, and so must this.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SELECTOR_KEYS = fileURLToPath(new URL('../i18n/selectorKeys.ts', import.meta.url));

const NAME_OF_COMPONENT = /^\w+\.displayName = "\w+";$/gm;
const CREATION = /= (\w+\.(?:createContext|forwardRef)\()/g;

/**
 * The router names its components for developer tools, and each name keeps its component in the
 * build, used or not: forms, fetchers and scroll keeping of its other half.
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

/** The hooks need one small function of i18next; for it, the whole library would come first. */
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
