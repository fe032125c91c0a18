import { encode } from 'uqr';

/** Adjacent dark squares. */
interface Run {
  x: number;
  y: number;
  length: number;
}

interface CodeDrawing {
  /** Squares per side, including the quiet zone. */
  size: number;
  runs: Run[];
}

const QUIET_ZONE = 4;

/** Undefined if the text is too long for a code. */
export function qrDrawing(text: string): CodeDrawing | undefined {
  try {
    const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
    return { size, runs: data.flatMap(runsOf) };
  } catch {
    return undefined;
  }
}

function runsOf(row: readonly boolean[], y: number): Run[] {
  const runs: Run[] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last && last.x + last.length === x) last.length += 1;
    else runs.push({ x, y, length: 1 });
  });
  return runs;
}
