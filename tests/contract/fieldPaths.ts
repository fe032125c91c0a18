/** Paths to the fields of an answer. */
export type Path = readonly (string | number)[];

export function* fieldPaths(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    const here = [...path, Array.isArray(value) ? Number(name) : name];
    if (!Array.isArray(value)) yield here;
    yield* fieldPaths(part, here);
  }
}

/** The answer with another value at the path; undefined reads like a missing field. */
export function withValue(value: unknown, [name, ...rest]: Path, replacement: unknown): unknown {
  if (name === undefined) return replacement;
  if (Array.isArray(value))
    return value.with(Number(name), withValue(value[Number(name)], rest, replacement));
  const fields = value as Record<string, unknown>;
  return { ...fields, [name]: withValue(fields[name], rest, replacement) };
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, name) => (part as Record<string | number, unknown> | undefined)?.[name],
    value,
  );
}

/** True when the object that owned the field is still there after reading. */
export function ownerIsKept(read: unknown, sent: unknown, path: Path): boolean {
  if (read === null || read === undefined) return false;
  if (Array.isArray(sent) && (read as unknown[]).length !== sent.length) return false;
  const [name, ...rest] = path;
  if (name === undefined || rest.length === 0) return true;
  const at = (value: unknown) => (value as Record<string | number, unknown>)[name];
  return ownerIsKept(at(read), at(sent), rest);
}
