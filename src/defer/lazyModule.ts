/**
 * Code without a screen, loaded with its first use and only once. A load that failed is none for
 * good: the next use tries again. Whoever uses it says what kind of failure that is.
 */
export function lazyModule<Module>(
  load: () => Promise<Module>,
  failureOf: (cause: unknown) => Error,
): () => Promise<Module> {
  let coming: Promise<Module> | undefined;
  return async () => {
    coming ??= load();
    try {
      return await coming;
    } catch (cause) {
      coming = undefined;
      throw failureOf(cause);
    }
  };
}
