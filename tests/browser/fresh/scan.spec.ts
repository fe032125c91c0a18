import { expect, test, wordsOf } from '../support/diner.ts';
import { filmOf } from '../support/fakeCamera.ts';
import { app } from '../support/heldApp.ts';
import { originAt, PORT } from '../support/previewServer.ts';
import { YOGHURT } from '../support/placingScene.ts';
import { seedCart } from '../support/seededCart.ts';

/** The printed code of table 14. */
const FILM = filmOf(`${originAt(PORT)}/Emenu/BEIT/T14`);
const isRoot = process.getuid?.() === 0;

test.use({
  launchOptions: {
    executablePath: process.env['CHROME_PATH'],
    args: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${FILM}`,
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  },
});

test('the camera reads the code of another table', async ({ page }) => {
  const t = wordsOf('AR');
  await page.addInitScript(() => localStorage.setItem('lang_BEIT', 'AR'));
  await seedCart(page);
  await page.goto('/Cart/BEIT/T12');
  await expect(app(page).getByText(YOGHURT.AR).first()).toBeVisible();
  await page.goto('/Emenu/BEIT/T12');
  await page.getByRole('link', { name: t('home.otherTable') }).tap();
  // This browser has no barcode reader: the app's decoder read the code, under the security policy.
  const scanner = page.getByRole('dialog');
  await expect(scanner.getByRole('heading', { level: 2 })).toContainText('T14');
  await expect(scanner.locator('video')).toHaveCount(0);
  await scanner.getByRole('button', { name: 'T14' }).tap();
  await expect(page).toHaveURL(/\/Emenu\/BEIT\/T14$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/Emenu\/BEIT\/T12$/);
});
