import { openReader } from './codeReader.ts';
import { frameOf, isDark } from './pictures.ts';

/** At most eight reads a second: more would heat up the phone. */
const LOOK_MS = 125;
/** A camera that has just started is dark for a moment. */
const DARK_FOR_MS = 3000;

interface Seen {
  /** The texts of the codes in view. */
  texts: string[];
  /** True after some seconds of black. */
  isCovered: boolean;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/**
 * Reports the codes in view, one read after the other, until `over` aborts; rejects if nothing can
 * read codes.
 */
export async function watchCamera(
  video: HTMLVideoElement,
  onSeen: (seen: Seen) => void,
  over: AbortSignal,
): Promise<void> {
  const reader = await openReader();
  if (over.aborted) return reader.end();
  over.addEventListener('abort', reader.end);
  const canvas = document.createElement('canvas');
  let lightAtMs = performance.now();
  while (!over.aborted) {
    const startMs = performance.now();
    const frame = frameOf(canvas, video);
    if (frame) {
      if (!isDark(frame)) lightAtMs = startMs;
      const texts = await reader.read(frame);
      if (over.aborted) break;
      onSeen({ texts, isCovered: startMs - lightAtMs > DARK_FOR_MS });
    }
    await pause(Math.max(0, startMs + LOOK_MS - performance.now()));
  }
  return undefined;
}
