import { decodeQRBatch } from 'qr/decode.js';

/** Long enough for a bent or shaded code, short enough for a hand-held phone. */
const LONGEST_LOOK_MS = 90;
/** One of the library's tiers: above the first, it retries codes that it could not read at once. */
const EFFORT = 4;

/** The texts of all codes in a picture. */
export async function codesIn({ data, width, height }: ImageData): Promise<string[]> {
  const [found = []] = await decodeQRBatch([{ data, width, height }], {
    maxSize: { width, height },
    effort: EFFORT,
    timeLimit: LONGEST_LOOK_MS,
  });
  return found.filter((each) => typeof each === 'string');
}
