import { useLayoutEffect } from 'react';

const measured = new Map<string, Map<number, number>>();

/**
 * The height of each menu section when the diner left the page. Sections out of sight are not laid
 * out, so a step back would land elsewhere if their heights were estimated again.
 */
export function useKeptHeights(menu: string): (id: number) => string | undefined {
  useLayoutEffect(
    () => () => {
      const heights = new Map<number, number>();
      for (const box of document.querySelectorAll<HTMLElement>('[data-menu-section]')) {
        heights.set(Number(box.dataset['menuSection']), box.clientHeight - paddingOf(box));
      }
      measured.set(`${menu} ${window.innerWidth}`, heights);
    },
    [menu],
  );
  const kept = measured.get(`${menu} ${window.innerWidth}`);
  return (id) => {
    const height = kept?.get(id);
    return height === undefined ? undefined : `auto ${height}px`;
  };
}

function paddingOf(box: Element): number {
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(box);
  return Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd);
}
