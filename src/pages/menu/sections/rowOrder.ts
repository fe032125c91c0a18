import type { MenuItem } from '../../../contract/menu.ts';

/** Rows rendered at once near the screen: with more, a slow phone would not answer a tap. */
const PIECE = 6;
/** Two screens ahead, so that a quick swipe does not show text-only rows. */
const NEAR = '200% 0px';

export interface RowOrder {
  /**
   * Reports which dishes of a list are near the screen, piece by piece. Returns a stop function.
   */
  watch: (
    list: Element,
    items: readonly MenuItem[],
    onNear: (dishIds: readonly number[]) => void,
  ) => () => void;
}

/**
 * Completes the rows of a long menu near the screen: one piece per frame, from the top of the
 * screen outwards, so that the page answers taps in between.
 */
export function createRowOrder(): RowOrder {
  /** The callbacks by the first row of each incomplete piece. */
  const waiting = new Map<Element, () => void>();
  /** The distance of each waiting row near the screen from its top. */
  const near = new Map<Element, number>();
  let frame = 0;

  const forget = (row: Element) => {
    waiting.delete(row);
    near.delete(row);
    observer.unobserve(row);
  };
  const plan = () => {
    if (near.size > 0) frame ||= requestAnimationFrame(drawNearest);
  };
  const drawNearest = () => {
    frame = 0;
    const [nearest] = [...near].toSorted(([, one], [, other]) => one - other)[0] ?? [];
    if (!nearest) return;
    const draw = waiting.get(nearest);
    forget(nearest);
    draw?.();
    plan();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting && waiting.has(target))
          near.set(target, Math.abs(boundingClientRect.top));
        else near.delete(target);
      }
      plan();
    },
    { rootMargin: NEAR },
  );

  return {
    watch: (list, items, onNear) => {
      const rows = [...list.children].filter((_, index) => index % PIECE === 0);
      for (const [piece, row] of rows.entries()) {
        const ids = items.slice(piece * PIECE, (piece + 1) * PIECE).map(({ id }) => id);
        waiting.set(row, () => onNear(ids));
        observer.observe(row);
      }
      return () => rows.forEach(forget);
    },
  };
}
