import { expect, test, wordsOf } from '../support/diner.ts';
import { expectPlaced, goToPayment, placeButton, speak } from '../support/placingScene.ts';

test('a receipt is printed without its page, and saved as a picture', async ({ page, context }) => {
  const t = wordsOf('AR');
  await speak(context, 'AR');
  await goToPayment(page, 'AR');
  await placeButton(page, 'AR').click();
  await expectPlaced(page, 'AR');
  await page.getByRole('button', { name: t('order.receipt') }).click();
  const receipt = page.getByRole('dialog', { name: t('order.receipt') });
  await expect(receipt.getByText('300100200300003')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.getByRole('button', { name: t('receipt.print') })).toBeHidden();
  await expect(receipt.getByText('300100200300003')).toBeVisible();
  await page.emulateMedia({ media: null });

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('receipt.savePicture') }).click();
  expect((await saved).suggestedFilename()).toMatch(/^receipt-\d+\.png$/);
});
