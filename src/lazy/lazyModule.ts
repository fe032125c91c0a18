import { trackLoad } from './lazyPart.tsx';

/**
 * Code without a screen, loaded once, on its first use. After a failed load the next use tries
 * again. The caller decides what kind of failure that is.
 */
export function lazyModule<Module>(
  load: () => Promise<Module>,
  failureOf: (cause: unknown) => Error,
): () => Promise<Module> {
  let coming: Promise<Module> | undefined;
  return async () => {
    coming ??= trackLoad('needed', load);
    try {
      return await coming;
    } catch (cause) {
      coming = undefined;
      throw failureOf(cause);
    }
  };
}
