/** The files of the build that draw the first page. */
import type { Rollup } from 'vite';

/** Also a first page, but outside the first files. */
const WELCOME = /[\\/]pages[\\/]venue[\\/]HomePage\.tsx$/;

export const chunksOf = (bundle: Rollup.OutputBundle) =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

/** The entry and all its static imports, which every visit loads. */
export function entryChunks(bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  const first = new Set<Rollup.OutputChunk>();
  const add = (output: Rollup.OutputChunk | Rollup.OutputAsset | undefined) => {
    if (output?.type !== 'chunk' || first.has(output)) return;
    first.add(output);
    for (const file of output.imports) add(bundle[file]);
  };
  for (const chunk of chunksOf(bundle)) if (chunk.isEntry) add(chunk);
  return [...first];
}

/** The further file that the welcome page draws with. */
export function welcomeChunk(bundle: Rollup.OutputBundle): Rollup.OutputChunk {
  const found = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => WELCOME.test(id)));
  if (!found) throw new Error('The build has no welcome page.');
  return found;
}

/** The files that every page loads once it is drawn. */
export function laterChunks(bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  const found = chunksOf(bundle).filter(({ name }) => name === 'base' || name === 'background');
  if (found.length !== 2) throw new Error('The build has no base or no background part.');
  return found;
}
