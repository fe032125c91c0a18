/** The number of letters to add, drop, change or swap with the next one. */

interface Limit {
  /** Counting stops above this. */
  edits: number;
  /** True while the diner is typing: the word may continue. */
  isPrefix: boolean;
}

/** Longer words are compared up to here. */
const LONGEST = 48;

/** More than any limit. */
const FAR = 99;

/** Three rows of the table, reused for each pair: each typed letter compares thousands of pairs. */
let [older, before, now] = [0, 1, 2].map(() => new Uint8Array(LONGEST + 2)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/** Undefined beyond the limit. */
export function editsBetween(typed: string, word: string, limit: Limit): number | undefined {
  const { edits, isPrefix } = limit;
  const rows = Math.min(typed.length, LONGEST);
  const length = Math.min(word.length, LONGEST);
  if (rows - length > edits) return undefined;
  if (!isPrefix && length - rows > edits) return undefined;
  const end = Math.min(length, rows + edits);
  for (let at = 0; at <= end; at += 1) before[at] = at;
  for (let row = 1; row <= rows; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    // Cells further from the diagonal than the limit always exceed it.
    const first = Math.max(1, row - edits);
    const last = Math.min(end, row + edits);
    let least = first === 1 ? row : FAR;
    now[first - 1] = least;
    for (let at = first; at <= last; at += 1) {
      const other = word.charCodeAt(at - 1);
      const changed = (before[at - 1] ?? 0) + (letter === other ? 0 : 1);
      let cost = Math.min((before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, changed);
      const isSwapped =
        row > 1 &&
        at > 1 &&
        letter === word.charCodeAt(at - 2) &&
        typed.charCodeAt(row - 2) === other;
      if (isSwapped) cost = Math.min(cost, (older[at - 2] ?? 0) + 1);
      now[at] = cost;
      least = Math.min(least, cost);
    }
    if (least > edits) return undefined;
    now[last + 1] = FAR;
    [older, before, now] = [before, now, older];
  }
  let count = before[end] ?? 0;
  const nearest = Math.max(0, rows - edits);
  if (isPrefix)
    for (let at = nearest; at < end; at += 1) count = Math.min(count, before[at] ?? FAR);
  return count > edits ? undefined : count;
}
