/** Where an answer is from: what its headers have told. */
interface Source {
  /** When the server gave it, if it is a copy of this device. */
  copyOf: string | null;
  /** The server's name for this very content. */
  tag: string | null;
}

const sources = new WeakMap<object, Source>();

export function markAnswer(data: unknown, { copyOf, tag }: Source): void {
  if (data instanceof Object) sources.set(data, { copyOf, tag });
}

/** Undefined for numbers and texts, too. */
export function sourceOf(data: unknown): Source | undefined {
  return sources.get(data as object);
}

/** Undefined for an answer that comes from the server itself. */
export function copyDateOf(data: unknown): string | undefined {
  return sourceOf(data)?.copyOf ?? undefined;
}
