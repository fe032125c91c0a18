/** When the server gave an answer that the device gives in its place. */
const dates = new WeakMap<object, string>();

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

export function markCopy(data: unknown, givenAt: string): void {
  if (isObject(data)) dates.set(data, givenAt);
}

/** Undefined for what the server itself has just said. */
export function copyDateOf(data: unknown): string | undefined {
  return isObject(data) ? dates.get(data) : undefined;
}
