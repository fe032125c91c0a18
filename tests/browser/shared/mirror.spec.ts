/**
 * Arabic is the mirror of English: with the same words, each box of a page stands as far from the right
 * edge as it stood from the left one. And in the colours that a diner forces on all pages, every word
 * can be read.
 */
import type { Page } from '@playwright/test';
import { expect, test, violationsOf } from '../support/diner.ts';
import { isDrawn, whileAllIsDrawn } from '../support/drawn.ts';
import { fillCarts, goTo, PATHS } from '../support/everyPage.ts';

test.slow();

interface Box {
  name: string;
  left: number;
  right: number;
}

/** What stands alike in every language: drawings, numbers and codes. A message comes and goes. */
const ALIKE = 'svg *, body [dir="ltr"], body [dir="ltr"] *, bdi, bdi *, [aria-label="Messages"] *';

async function boxesOf(page: Page, dir: 'ltr' | 'rtl'): Promise<Box[]> {
  return page.evaluate(
    async ([wanted, alike]) => {
      document.documentElement.dir = wanted;
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      }
      return [...document.querySelectorAll('#root *')]
        .filter(
          (element) =>
            !element.matches(alike) &&
            !/^(?:inline|contents|none)$/.test(getComputedStyle(element).display) &&
            element.checkVisibility(),
        )
        .map((element) => {
          const { left, right } = element.getBoundingClientRect();
          return {
            name: `${element.localName}.${element.getAttribute('class') ?? ''}`,
            left,
            right,
          };
        });
    },
    [dir, ALIKE] as const,
  );
}

/** Boxes that do not stand where the mirror of the page shows them, and how many there are. */
async function mirrored(page: Page): Promise<{ count: number; faults: string[] }> {
  const [there, other] = await whileAllIsDrawn(page, async () => [
    await boxesOf(page, 'ltr'),
    await boxesOf(page, 'rtl'),
  ]);
  expect(other.map(({ name }) => name)).toEqual(there.map(({ name }) => name));
  const edge = await page.evaluate(() => document.documentElement.clientWidth);
  await boxesOf(page, 'ltr');
  const faults = there.flatMap(({ name, left, right }, index) => {
    const twin = other[index];
    const isMirrored =
      twin && Math.abs(edge - twin.right - left) <= 1 && Math.abs(edge - twin.left - right) <= 1;
    return isMirrored
      ? []
      : `${name}: ${left.toFixed(1)} to ${right.toFixed(1)}, mirrored ${twin?.left.toFixed(1)} to ${twin?.right.toFixed(1)}`;
  });
  return { count: there.length, faults };
}

test('every page mirrored is the same page', async ({ page }) => {
  await fillCarts(page, 'EN');
  const faults: Record<string, string[]> = {};
  const counts = { 320: 0, 1280: 0 };
  for (const path of PATHS) {
    await goTo(page, path);
    for (const width of [320, 1280] as const) {
      await page.setViewportSize({ width, height: 844 });
      const found = await mirrored(page);
      counts[width] += found.count;
      if (found.faults.length > 0) faults[`${path} (${width} px)`] = found.faults;
    }
  }
  process.stdout.write(
    `mirrored: ${PATHS.length} pages, ${counts[320]} boxes at 320 px, ${counts[1280]} at 1280 px\n`,
  );
  expect(faults).toEqual({});
});

test('every word can be read in forced colours', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await fillCarts(page, 'AR');
  const faults: Record<string, string[]> = {};
  for (const path of PATHS) {
    await goTo(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      const found = await whileAllIsDrawn(page, async () => {
        await isDrawn(page);
        return violationsOf(page, ['color-contrast']);
      });
      if (found.length > 0) faults[`${path} (${colorScheme})`] = found;
    }
  }
  process.stdout.write(`forced colours: ${PATHS.length * 2} looks\n`);
  expect(faults).toEqual({});
});
