/** Hides build warnings that the builders of this app cannot fix. */
import type { Plugin } from 'vite';

/** Vite warns of this for the exported names of its own CSS modules. */
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

/** For the service worker: vite-plugin-pwa sets an outdated option and its own log level. */
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
