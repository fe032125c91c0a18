import { expect, test, wordsOf } from '../support/diner.ts';

test(
  "a rating's photo is made smaller before it is sent",
  { tag: '@release' },
  async ({ page }) => {
    const t = wordsOf('EN');
    await page.goto('/Rating/BEIT?pageId=3');
    const bytes = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(3200, 1600);
      canvas.getContext('2d')?.fillRect(0, 0, 3200, 1600);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'table.png', mimeType: 'image/png', buffer: Buffer.from(bytes) });
    const photo = page.getByRole('img', { name: t('rating.photo', { n: 1 }) });
    await expect(photo).toBeVisible();
    await expect
      .poll(() => photo.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
      .toEqual([1600, 800]);
  },
);
