import type { Page } from '@playwright/test';

/**
 * The share of blocks that may differ: less than one short word that is missing, more than a large
 * picture that the browser has scaled down in another way.
 */
export const TOLERANCE = 0.0012;

interface Comparison {
  /** The present picture, scaled down like the stored one. */
  now: string;
  /** The share of the blocks that differ; 1 for all. */
  share: number;
  difference: string | undefined;
}

/**
 * Compares pictures side by side with a stored one. Machines draw the edges of letters differently:
 * therefore it compares blocks of four by four pixels, each of which may differ a little.
 */
export async function compare(
  page: Page,
  shots: readonly string[],
  kept: string | undefined,
): Promise<Comparison> {
  return page.evaluate(
    async ([pngs, before, tolerance]) => {
      const QUALITY = 0.35;
      const BLOCK = 4;
      const MOST_IN_A_BLOCK = 28;
      const decode = (base64: string) =>
        createImageBitmap(
          new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]),
        );
      const contextOf = (canvas: OffscreenCanvas) => {
        const context = canvas.getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('This browser has no canvas.');
        return context;
      };
      const encode = async (canvas: OffscreenCanvas) => {
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
        const bytes = new Uint8Array(await blob.arrayBuffer());
        return btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''));
      };
      const blocksOf = async (base64: string) => {
        const bitmap = await decode(base64);
        const width = bitmap.width / BLOCK;
        const height = bitmap.height / BLOCK;
        const context = contextOf(new OffscreenCanvas(width, height));
        context.imageSmoothingQuality = 'high';
        context.drawImage(bitmap, 0, 0, width, height);
        return context.getImageData(0, 0, context.canvas.width, context.canvas.height);
      };

      const images = await Promise.all(pngs.map(decode));
      const sheet = new OffscreenCanvas(
        images.reduce((sum, { width }) => sum + width, 0),
        Math.max(...images.map(({ height }) => height)),
      );
      let left = 0;
      for (const image of images) {
        contextOf(sheet).drawImage(image, left, 0);
        left += image.width;
      }
      const now = await encode(sheet);
      if (!before) return { now, share: 1, difference: undefined };

      const [was, is] = [await blocksOf(before), await blocksOf(now)];
      if (was.width !== is.width || was.height !== is.height)
        return { now, share: 1, difference: undefined };
      let count = 0;
      for (let at = 0; at < is.data.length; at += 4) {
        const isOther = [0, 1, 2].some(
          (part) =>
            Math.abs((was.data[at + part] ?? 0) - (is.data[at + part] ?? 0)) > MOST_IN_A_BLOCK,
        );
        if (isOther) count += 1;
        // Equal blocks stay visible as a shadow.
        for (const part of [0, 1, 2]) {
          const faint = 200 + (is.data[at + part] ?? 0) / 5;
          is.data[at + part] = isOther ? [200, 0, 60][part]! : faint;
        }
      }
      const share = count / (is.width * is.height);
      if (share <= tolerance) return { now, share, difference: undefined };
      const marked = new OffscreenCanvas(is.width, is.height);
      contextOf(marked).putImageData(is, 0, 0);
      const large = new OffscreenCanvas(sheet.width, sheet.height);
      contextOf(large).drawImage(marked, 0, 0, sheet.width, sheet.height);
      return { now, share, difference: await encode(large) };
    },
    [shots, kept, TOLERANCE] as const,
  );
}
