import { ApiFailure } from '../../api/failure.ts';

/**
 * Loads what is needed later only, once. A load that failed is a failure of the network like any
 * other, and none for good: the next use tries again.
 */
export function latePart<Part>(name: string, load: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | undefined;
  return async () => {
    coming ??= load();
    try {
      return await coming;
    } catch (cause) {
      coming = undefined;
      throw new ApiFailure('network', name, { cause });
    }
  };
}
