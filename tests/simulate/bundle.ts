/** Bundles the code of a simulated page into one script, with or without a mutation. */
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** One line of the app with a replacement. */
export interface Mutation {
  file: string;
  from: string;
  to: string;
}

const ENTRY = fileURLToPath(new URL('app/app.ts', import.meta.url));

export async function bundleApp(mutation?: Mutation): Promise<string> {
  let isMutated = false;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: ENTRY, formats: ['iife'], name: 'simulatedApp', fileName: 'app' },
    },
    plugins: [
      {
        name: 'simulate',
        enforce: 'pre',
        transform(code, id) {
          const file = id.split('?')[0] ?? id;
          if (!file.includes('/src/')) return undefined;
          let changed = code;
          if (mutation && file.endsWith(`/src/${mutation.file}`)) {
            const parts = code.split(mutation.from);
            if (parts.length !== 2) {
              throw new Error(`${mutation.file} has "${mutation.from}" ${parts.length - 1} times.`);
            }
            changed = parts.join(mutation.to);
            isMutated = true;
          }
          // Lazy parts of the app may fail to load, so the page's `loadPart` imports them.
          return changed.replaceAll(
            /\bimport\((['"][^'"]+['"])\)/g,
            'globalThis.loadPart($1, () => import($1))',
          );
        },
      },
    ],
  });
  if (mutation && !isMutated) throw new Error(`${mutation.file} is not part of the app's core.`);
  const [built] = result as Rolldown.RolldownOutput[];
  if (!built) throw new Error('Nothing was built.');
  return built.output[0].code;
}
