/** Makes each thing once: a slow phone takes 20 ms for a browser's formatter of dates. */
/* @__NO_SIDE_EFFECTS__ */
export function kept<Given extends readonly unknown[], Made>(
  make: (...given: Given) => Made,
): (...given: Given) => Made {
  const known = new Map<string, Made>();
  return (...given) => {
    const key = JSON.stringify(given);
    const made = known.get(key) ?? make(...given);
    known.set(key, made);
    return made;
  };
}
