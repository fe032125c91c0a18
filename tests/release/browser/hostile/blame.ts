/** Finds the one harmful field. */

/**
 * Halves the fields as long as one half still does the same harm. If several fields cause it
 * together, returns those that remain.
 */
export async function blamed(
  fields: readonly string[],
  doHarm: (some: ReadonlySet<string>) => Promise<boolean>,
): Promise<readonly string[]> {
  let left = fields;
  while (left.length > 1) {
    const middle = Math.ceil(left.length / 2);
    const halves = [left.slice(0, middle), left.slice(middle)];
    let harmful: readonly string[] | undefined;
    for (const half of halves) harmful ??= (await doHarm(new Set(half))) ? half : undefined;
    if (!harmful) return left;
    left = harmful;
  }
  return left;
}
