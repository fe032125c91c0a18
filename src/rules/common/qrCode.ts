import { encode } from 'uqr';

/** Dark squares beside each other. */
interface Run {
  x: number;
  y: number;
  length: number;
}

interface CodeDrawing {
  /** Squares on each side, the quiet zone included. */
  size: number;
  runs: Run[];
}

const QUIET_ZONE = 4;

/** The drawing of a code; undefined for a text that is too long for one. */
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
