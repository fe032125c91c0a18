/** Builds what runs in the model, as scripts: the worker, and the lines of the page that mend a build. */
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** One line of the app, written otherwise. */
export interface Mutation {
  file: string;
  from: string;
  to: string;
}

function changed(code: string, { file, from, to }: Mutation): string {
  const parts = code.split(from);
  if (parts.length !== 2) throw new Error(`${file} has "${from}" ${parts.length - 1} times.`);
  return parts.join(to);
}

async function bundle(entry: string, mutation?: Mutation): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: {
        entry: fileURLToPath(new URL(`../../../src/${entry}`, import.meta.url)),
        formats: ['iife'],
        name: 'model',
        fileName: 'model',
      },
    },
    plugins: [
      {
        name: 'mutate',
        enforce: 'pre',
        transform: (code, id) =>
          mutation && id.endsWith(`/src/${mutation.file}`) ? changed(code, mutation) : undefined,
      },
    ],
  });
  const [built] = result as Rolldown.RolldownOutput[];
  if (!built) throw new Error('Nothing was built.');
  return built.output[0].code;
}

export interface Scripts {
  worker: string;
  rescue: string;
}

export async function bundleScripts(mutation?: Mutation): Promise<Scripts> {
  const [worker, rescue] = await Promise.all([
    bundle('sw.ts', mutation),
    bundle('firstScreen/rescue.ts', mutation),
  ]);
  return { worker, rescue };
}
