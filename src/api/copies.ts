/** When the server gave an answer that is now shown from a copy. */
const dates = new WeakMap<object, string>();

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

export function markCopy(data: unknown, givenAt: string): void {
  if (isObject(data)) dates.set(data, givenAt);
}

/** Undefined for an answer that comes from the server itself. */
export function copyDateOf(data: unknown): string | undefined {
  return isObject(data) ? dates.get(data) : undefined;
}
