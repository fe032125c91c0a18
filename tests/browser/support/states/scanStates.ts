/** States of the scanner, by what its camera sees. */
import { qrDrawing } from '../../../../src/rules/common/qrCode.ts';
import { expect, wordsOf } from '../diner.ts';
import type { Lang } from '../payingDiner.ts';
import type { Chains, Scene } from '../sceneOf.ts';
import { seedCart } from '../seededCart.ts';

/** A code by its dark squares, the name of an error, or only a table. */
type Seen = ReturnType<typeof qrDrawing> | string;

/** Gives the page a camera whose picture never changes, so that it can be compared. */
function giveCamera(seen: Seen): void {
  const getUserMedia = () => {
    if (typeof seen === 'string') return Promise.reject(new DOMException('No camera.', seen));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [360, 640];
    const context = canvas.getContext('2d');
    const draw = () => {
      if (!context) return;
      context.fillStyle = '#8a6f55';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = '#f4efe6';
      context.fillRect(100, 240, 160, 160);
      context.fillStyle = '#1b1714';
      const square = 128 / (seen?.size ?? 1);
      for (const { x, y, length } of seen?.runs ?? [])
        context.fillRect(116 + x * square, 256 + y * square, length * square, square);
    };
    draw();
    setInterval(draw, 100);
    return Promise.resolve(canvas.captureStream(10));
  };
  Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
    configurable: true,
    value: getUserMedia,
  });
}

async function scan({ page }: Scene, seen: Seen): Promise<void> {
  await page.addInitScript(giveCamera, seen);
  await page.goto('/?scan');
}

const title = (name: string) => ({ name, exact: true });

export const scanChainsIn = (lang: Lang, t = wordsOf(lang)): Chains => ({
  'a scanner': {
    'without permission': async (scene) => {
      // The start page belongs to no venue and stores its own language.
      await scene.page.addInitScript((chosen) => localStorage.setItem('lang_', chosen), lang);
      await seedCart(scene.page);
      await scene.open('/Cart/BEIT/T12', t('cart.title'));
      await scan(scene, 'NotAllowedError');
      await expect(scene.page.getByRole('heading', title(t('scan.refused')))).toBeVisible();
    },
    'without a camera': async (scene) => {
      await scan(scene, 'NotFoundError');
      await expect(scene.page.getByRole('heading', title(t('scan.missing')))).toBeVisible();
    },
    'looking for a code': async (scene) => {
      await scan(scene, undefined);
      await expect(scene.page.getByText(t('scan.hint'))).toBeVisible();
    },
    'the code typed instead': async ({ page }) => {
      await page.getByRole('button', { name: t('scan.type') }).click();
      await expect(page.getByRole('heading', title(t('scan.type')))).toBeVisible();
    },
    'a code of somebody else': async (scene) => {
      await scan(scene, qrDrawing('WIFI:S:Beit Sufra guests;T:WPA;P:tabbouleh;;'));
      await expect(scene.page.getByRole('heading', title(t('scan.foreign')))).toBeVisible();
    },
    'the code of another table': async (scene) => {
      await scan(scene, qrDrawing('/Emenu/BEIT/T14'));
      const place = t('home.table', { table: 'T14' });
      const asked = title(t('scan.leaveTitle', { place }));
      await expect(scene.page.getByRole('dialog', asked)).toBeVisible();
    },
  },
});
