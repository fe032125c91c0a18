import { useLayoutEffect } from 'react';
import type { MenuPlace } from '../../../rules/menu/menuGroups.ts';

interface KeptMenu {
  heights: ReadonlyMap<number, number>;
  place: MenuPlace | undefined;
}

const kept = new Map<string, KeptMenu>();

function keyOf(menu: string): string {
  return `${menu} ${window.innerWidth}`;
}

/** Reads the page's width only if heights are stored: the browser has to lay out the page. */
function keptOf(menu: string): KeptMenu | undefined {
  return kept.size > 0 ? kept.get(keyOf(menu)) : undefined;
}

/** The diner's position in a menu when they left the page. */
export function keptPlace(menu: string): MenuPlace | undefined {
  return keptOf(menu)?.place;
}

/**
 * The height of each menu section when the diner left the page. The browser skips sections off
 * screen, so a step back would land elsewhere if their heights were estimated again.
 */
export function useKeptHeights(menu: string): (id: number) => string | undefined {
  useLayoutEffect(
    () => () => {
      const heights = new Map<number, number>();
      let place: MenuPlace | undefined;
      for (const box of document.querySelectorAll<HTMLElement>('[data-menu-section]')) {
        const sectionId = Number(box.dataset['menuSection']);
        heights.set(sectionId, box.clientHeight - paddingOf(box));
        if (!place && isOnScreen(box)) {
          place = { sectionId, row: [...box.querySelectorAll('li')].findIndex(isOnScreen) };
        }
      }
      kept.set(keyOf(menu), { heights, place });
    },
    [menu],
  );
  const heights = keptOf(menu)?.heights;
  return (id) => {
    const height = heights?.get(id);
    return height === undefined ? undefined : `auto ${height}px`;
  };
}

/** True below the screen too: the first match in a list is at the top of the screen. */
function isOnScreen(box: Element): boolean {
  return box.getBoundingClientRect().bottom > 0;
}

function paddingOf(box: Element): number {
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(box);
  return Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd);
}
