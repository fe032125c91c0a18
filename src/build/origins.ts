/** Which modules each file of a build is made of. Kept in mind alone: nothing of it is shipped. */
import type { Plugin } from 'vite';

const made = new Map<string, Set<string>>();

function add(file: string, modules: Iterable<string>): void {
  made.set(file, new Set([...(made.get(file) ?? []), ...modules]));
}

/** By file, of all builds in this process so far. */
export function modulesOfFiles(): ReadonlyMap<string, ReadonlySet<string>> {
  return made;
}

export const ORIGINS = 'sufra-origins';

/** What the plugin tells who started the build: Vite loads its own copy of this file. */
export interface OriginsApi {
  modulesOfFiles: typeof modulesOfFiles;
}

/** Notes the modules of a build. `file` is where its only script ends up, if not under its own name. */
export function originsPlugin(file?: string): Plugin<OriginsApi> {
  return {
    name: ORIGINS,
    apply: 'build',
    api: { modulesOfFiles },
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const modules = Object.entries(output.modules);
        const scripts = modules.filter(([, { renderedLength }]) => renderedLength > 0);
        add(
          file ?? output.fileName,
          scripts.map(([id]) => id),
        );
        const styles = output.moduleIds.filter((id) => /\.css\b/.test(id));
        for (const sheet of output.viteMetadata?.importedCss ?? []) add(sheet, styles);
      }
    },
  };
}
