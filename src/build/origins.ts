/** Records the modules of each built file, in memory only; nothing of it is shipped. */
import type { Plugin } from 'vite';

const made = new Map<string, Set<string>>();

function add(file: string, modules: Iterable<string>): void {
  made.set(file, new Set([...(made.get(file) ?? []), ...modules]));
}

/** By file, for all builds in this process so far. */
export function modulesOfFiles(): ReadonlyMap<string, ReadonlySet<string>> {
  return made;
}

export const ORIGINS = 'sufra-origins';

/** Passes the modules to the caller of the build, because Vite loads its own copy of this file. */
export interface OriginsApi {
  modulesOfFiles: typeof modulesOfFiles;
}

/**
 * Records the modules of a build. `file` is the final place of its only script, if it is renamed.
 */
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
