import { decodeQRBatch } from 'qr/decode.js';

/** Long enough for a code that is bent or lies in the shade, short enough for a held phone. */
const LONGEST_LOOK_MS = 90;
/** Of the library's tiers: beyond the first it tries again what it has not read at once. */
const EFFORT = 4;

/** What all codes of a picture say. */
export async function codesIn({ data, width, height }: ImageData): Promise<string[]> {
  const [found = []] = await decodeQRBatch([{ data, width, height }], {
    maxSize: { width, height },
    effort: EFFORT,
    timeLimit: LONGEST_LOOK_MS,
  });
  return found.filter((each) => typeof each === 'string');
}
