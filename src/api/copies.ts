/** The origin of an answer, according to its headers. */
export interface Source {
  /** When the server gave it; set only if it is a copy on this device. */
  copyOf: string | null;
  /** The server's `ETag` of this content. */
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

/** Undefined for an answer that comes directly from the server. */
export function copyDateOf(data: unknown): string | undefined {
  return sourceOf(data)?.copyOf ?? undefined;
}
