import { expect, test, wordsOf } from '../support/diner.ts';
import { CODE, logInByCode, readIn } from '../support/deliveryDiner.ts';

test('a finger moves the map under the pin, and the buttons zoom it', async ({ page, demo }) => {
  const t = wordsOf('AR');
  const tiles = new Set<string>();
  page.on('request', (request) => {
    const tile = /\/demo\/tiles\/(\d+)\//.exec(request.url())?.[1];
    if (tile !== undefined) tiles.add(tile);
  });
  await readIn(page, 'AR');
  await page.goto(`/Delivery/${CODE}/Address/0`);
  await logInByCode(page, demo, 'AR', '66112233');
  const map = page.getByRole('application', { name: t('address.map') });
  const frame = await map.boundingBox();
  if (!frame) throw new Error('The map is nowhere.');
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  await expect(map.locator('img').first()).toBeVisible();
  await expect(page.getByText(t('address.pinned'))).toBeHidden();

  const zoneAsked = page.waitForRequest(/checkDeliveryZone/);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y + 90, { steps: 4 });
  await page.mouse.up();
  await zoneAsked;
  await expect(page.getByText(t('address.pinned'))).toBeVisible();

  // A zoom loads nearer tiles but does not ask for the zone again.
  const levels = tiles.size;
  await page.getByRole('button', { name: t('address.zoomIn') }).click();
  await expect.poll(() => tiles.size).toBe(levels + 1);
  expect(await page.evaluate(() => scrollX + scrollY)).toBe(0);
});
