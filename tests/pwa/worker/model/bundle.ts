/** Builds the scripts of the model: the worker, and the page's rescue code. */
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: {
        entry: fileURLToPath(new URL(`../../../../src/${entry}`, import.meta.url)),
        formats: ['iife'],
        name: 'model',
        fileName: 'model',
      },
    },
  });
  const [built] = result as Rolldown.RolldownOutput[];
  if (!built) throw new Error('Nothing was built.');
  return built.output[0].code;
}

export interface Scripts {
  worker: string;
  rescue: string;
}

export async function bundleScripts(): Promise<Scripts> {
  const [worker, rescue] = await Promise.all([bundle('sw.ts'), bundle('firstScreen/rescue.ts')]);
  return { worker, rescue };
}
