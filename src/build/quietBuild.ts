/** Keeps warnings out of a build that nobody who builds this app can do anything about. */
import type { Plugin } from 'vite';

/** Vite says so of the exported names that its own CSS modules make. */
const NO_FROM = 'A PostCSS plugin did not pass the `from` option';

export function quietStylesPlugin(): Plugin {
  return {
    name: 'sufra-quiet-styles',
    configResolved({ logger }) {
      const warnOnce = logger.warnOnce.bind(logger);
      logger.warnOnce = (text, options) => {
        if (!text.includes(NO_FROM)) warnOnce(text, options);
      };
    },
  };
}

/** The build of the service worker: vite-plugin-pwa sets an option of before, and a log level of its own. */
export function quietWorkerPlugin(): Plugin {
  return {
    name: 'sufra-quiet-worker',
    config({ build }) {
      const output = build?.rollupOptions?.output;
      if (output && !Array.isArray(output)) {
        delete output.inlineDynamicImports;
        output.codeSplitting = false;
      }
      return { logLevel: 'warn' };
    },
  };
}
