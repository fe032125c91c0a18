import { expect, menuIsWhole, test, wordsOf } from '../support/diner.ts';
import { speak, YOGHURT } from '../support/placingScene.ts';
import { shiftOf, watchShifts } from '../support/slowPhone.ts';

const MENU = '/Menu/BEIT/T12';
const t = wordsOf('AR');
const name = YOGHURT.AR;

test('favourites do not push down a menu that the diner returns to, nor shift the next one', async ({
  page,
  context,
}) => {
  const section = page.getByRole('region', { name: t('yours.title') });
  await speak(context, 'AR');
  await watchShifts(page);
  await page.goto(MENU);
  await menuIsWhole(page);
  await page.getByRole('article').getByRole('link', { name, exact: true }).tap();
  await page.getByRole('button', { name: t('yours.keep', { name }) }).tap();
  await page.getByRole('button', { name: t('header.back') }).tap();
  await menuIsWhole(page);
  // Neither the section nor its outline is there: the first category is right below the tabs.
  await expect(page.getByRole('main').getByRole('navigation')).toBeInViewport();
  const gap = await page.evaluate(() => {
    const bottom = document.querySelector('main nav')?.getBoundingClientRect().bottom ?? 0;
    const title = document.querySelector('[data-menu-section] h2');
    return (title?.getBoundingClientRect().top ?? Infinity) - bottom;
  });
  expect(gap).toBeLessThan(40);
  await expect(section).toHaveCount(0);

  await page.reload();
  await expect(section.getByRole('link').first()).toContainText(name);
  await menuIsWhole(page);
  expect(await shiftOf(page)).toBe(0);
});
