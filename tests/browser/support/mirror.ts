import type { Page } from '@playwright/test';

/** Drawings, numbers and codes look the same in every language; messages come and go. */
const ALIKE =
  'svg *, body [dir="ltr"], body [dir="ltr"] *, bdi, bdi *, [aria-label="Messages"] *, [aria-label="الإشعارات"] *';

/**
 * Finds faults of mirroring: with the same words, each box of an Arabic page is as far from the
 * right edge as in English from the left one, and arrows point the other way.
 */
export async function mirrorFaultsOf(page: Page): Promise<string[]> {
  return page.evaluate(async (alike) => {
    const { dir } = document.documentElement;
    const boxesOf = async (wanted: string) => {
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
          const isArrow = element.matches('svg[class*="mirrored"]');
          const isTurned = getComputedStyle(element).scale === '-1 1';
          return {
            isAskew: isTurned !== (isArrow && wanted === 'rtl'),
            name: `${element.localName}.${element.getAttribute('class') ?? ''}`,
            left,
            right,
          };
        });
    };
    // Sections near the screen are drawn a moment later.
    let [other, there] = [await boxesOf(dir === 'rtl' ? 'ltr' : 'rtl'), await boxesOf(dir)];
    for (let more = 0; more < 5 && other.length !== there.length; more += 1)
      [other, there] = [await boxesOf(dir === 'rtl' ? 'ltr' : 'rtl'), await boxesOf(dir)];
    if (other.length !== there.length) return ['other elements in the mirror'];
    const edge = document.documentElement.clientWidth;
    return there.flatMap(({ name, isAskew, left, right }, index) => {
      const twin = other[index];
      if (isAskew || twin?.isAskew) return `${name} points the wrong way`;
      const isMirrored =
        twin && Math.abs(edge - twin.right - left) <= 1 && Math.abs(edge - twin.left - right) <= 1;
      return isMirrored
        ? []
        : `${name}: ${left.toFixed(1)} to ${right.toFixed(1)}, mirrored ${twin?.left.toFixed(1)} to ${twin?.right.toFixed(1)}`;
    });
  }, ALIKE);
}
