import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test, wordsOf } from '../../support/diner.ts';
import { Finger } from '../../support/finger.ts';

const PHONE = { width: 390, height: 844 };

test.use({
  seesPopups: true,
  viewport: PHONE,
  contextOptions: { reducedMotion: 'no-preference' },
});

/** Opens the two slides of a cart at the first. */
async function openSlides(page: Page, lang: 'EN' | 'AR' = 'EN') {
  const t = wordsOf(lang);
  await page.addInitScript((stored) => localStorage.setItem('lang_BEIT', stored), lang);
  await page.goto('/Cart/BEIT/T12');
  const popup = page.getByRole('dialog');
  const dot = (n: number) => popup.getByRole('button', { name: t('popup.slide', { n, of: 2 }) });
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  const first = popup.locator('li').first();
  const track = first.locator('..');
  await track.evaluate((element) => {
    const told: string[] = [];
    const said = element.closest('section')?.querySelector('output');
    if (!said) throw new Error('The carousel says no slide.');
    new MutationObserver(() => told.push(said.textContent.slice(0, 1))).observe(said, {
      subtree: true,
      characterData: true,
      childList: true,
    });
    Object.assign(window, { told });
  });
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('The carousel has no place.');
    return box;
  };
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const moved = async () => Math.round((await boxOf(first)).x - (await boxOf(track)).x);
  const { width, x, y } = await boxOf(track);
  return {
    t,
    popup,
    width,
    /** A point on the first slide's picture. */
    middle: { x: Math.round(x + width * 0.45), y: y + 100 },
    track,
    dot,
    shown: (n: number) => expect(dot(n)).toHaveAttribute('aria-current', 'true'),
    /** How far the first slide is moved to the side, in pixels. */
    moved,
    /** A browser may end its scroll up to a pixel off, which is invisible. */
    restsAt: async (px: number) => {
      await expect.poll(async () => Math.abs((await moved()) - px)).toBeLessThanOrEqual(1);
      await expect(track).not.toHaveAttribute('data-moved-by');
      expect(Math.abs((await moved()) - px)).toBeLessThanOrEqual(1);
    },
    /** Every slide that the carousel has announced since it opened. */
    told: () => page.evaluate(() => (window as unknown as { told: string[] }).told),
  };
}

test('slides follow the finger, and 20 px are a swipe', async ({ page }) => {
  const { width, middle, moved, restsAt, shown, dot, told } = await openSlides(page, 'AR');
  const placeOfDot = await dot(1).boundingBox();
  const finger = await Finger.on(page, middle);
  /** The browser takes the first 15 to 20 pixels for a tap; 30 if several moves arrive at once. */
  const follows = async (px: number) => {
    await expect.poll(async () => Math.abs((await moved()) - px)).toBeLessThan(40);
  };
  const rests = async (n: number) => {
    await restsAt((n - 1) * width);
    await shown(n);
  };

  await finger.down();
  await finger.moveBy(100);
  await follows(100);
  await shown(1);
  // The controls do not move.
  expect(await dot(1).boundingBox()).toEqual(placeOfDot);
  // From half of its width on the next slide is current, while the finger still holds it.
  await finger.moveBy(140);
  await follows(240);
  await shown(2);
  await finger.moveBy(-220);
  await follows(20);
  await shown(1);
  await finger.up();
  await rests(2);
  expect(await told()).toEqual(['2', '1', '2']);

  await finger.swipe(-19);
  await rests(2);
  await finger.swipe(-10);
  await rests(2);
  await finger.swipe(-20);
  await rests(1);
  // No slide precedes the first.
  await finger.swipe(-60);
  await rests(1);
  await finger.swipe(60);
  await rests(2);
  expect(await told()).toEqual(['2', '1', '2', '1', '2']);
});

test('a fling ends at the next slide, and so does one against the glide of the last', async ({
  page,
}) => {
  const { middle, restsAt, shown, told } = await openSlides(page);
  const screen = await page.context().newCDPSession(page);
  const fling = (xDistance: number) =>
    screen.send('Input.synthesizeScrollGesture', {
      ...middle,
      xDistance,
      speed: 3000,
      preventFling: false,
      gestureSourceType: 'touch',
    });
  await fling(-100);
  await shown(2);
  await fling(100);
  await restsAt(0);
  await shown(1);
  expect(await told()).toEqual(['2', '1']);
});

test(
  'a slide keeps its position when the phone is turned',
  { tag: '@release' },
  async ({ page }) => {
    const { dot, track, width, restsAt, shown, told } = await openSlides(page);
    await dot(2).click();
    await restsAt(-width);
    await page.setViewportSize({ width: PHONE.height, height: 500 });
    const turned = await track.boundingBox();
    expect(turned?.width).not.toBe(width);
    await restsAt(-(turned?.width ?? 0));
    await page.setViewportSize(PHONE);
    await restsAt(-width);
    await shown(2);
    expect(await told()).toEqual(['2']);
  },
);

test('a mouse drags the slides, and its release presses no button', async ({ page }) => {
  const { popup, track, width, middle, moved, restsAt, shown, told } = await openSlides(page);
  const offer = track.getByRole('button').first();
  const box = await offer.boundingBox();
  if (!box) throw new Error('The slide has no button.');
  const y = box.y + box.height / 2;
  await page.mouse.move(middle.x, y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 60, y, { steps: 4 });
  expect(await moved()).toBe(-60);
  await page.mouse.up();
  await restsAt(-width);
  await shown(2);
  await expect(popup).toBeVisible();

  // The end of a finger's swipe presses no button either.
  const finger = await Finger.on(page, middle);
  await finger.swipe(60);
  await restsAt(0);
  await finger.down({ x: middle.x, y });
  await finger.moveBy(-30);
  await finger.up();
  await restsAt(-width);
  await expect(popup).toBeVisible();

  // A wheel or a trackpad scrolls as usual, and snaps.
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(-300, 0);
  await restsAt(0);
  expect(await told()).toEqual(['2', '1', '2', '1']);
});

test('the arrow keys change slides, and the scroller is no tab stop', async ({ page }) => {
  const { track, dot, width, restsAt, shown } = await openSlides(page);
  await dot(1).focus();
  await page.keyboard.press('ArrowRight');
  await restsAt(-width);
  await shown(2);
  await dot(2).focus();
  await page.keyboard.press('ArrowLeft');
  await restsAt(0);
  for (let stops = 0; stops < 8; stops += 1) {
    await page.keyboard.press('Tab');
    await expect(track).not.toBeFocused();
  }
  // The scroller is no tab stop even when a slide is only a picture.
  await track.evaluate((element) => {
    for (const button of element.querySelectorAll('button')) button.remove();
  });
  await expectAccessible(page);
});
