import type { Page } from '@playwright/test';

/** The marked tab of the menu, and the section that is now at the top, under the bar. */
export async function placeOf(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector('nav')?.parentElement;
    const edge = bar?.getBoundingClientRect().bottom ?? 0;
    const sections = [...document.querySelectorAll('[data-menu-section]')];
    const under = sections.findLast((box) => box.getBoundingClientRect().top <= edge + 24);
    const active = document.querySelector('nav [aria-current]');
    const row = document.querySelector('nav ul')?.getBoundingClientRect();
    const tab = active?.getBoundingClientRect();
    return {
      tab: active?.textContent,
      section: under?.querySelector('h2')?.firstChild?.textContent,
      isExact: Math.abs((under?.getBoundingClientRect().top ?? 0) - edge) < 2,
      isTabInRow: row && tab ? tab.left >= row.left - 1 && tab.right <= row.right + 1 : false,
    };
  });
}
