import type { MenuItem } from '../../contract/menu.ts';

/** Drawn at once when they come near: more would keep a slow phone from answering a tap. */
const PIECE = 6;
/** Two screens before a row is seen, so that a quick swipe does not meet brief rows. */
const NEAR = '200% 0px';

export interface RowOrder {
  /**
   * Tells which dishes of a list have come near the screen, a piece at a time. Returns how to stop.
   */
  watch: (
    list: Element,
    items: readonly MenuItem[],
    onNear: (dishIds: readonly number[]) => void,
  ) => () => void;
}

/**
 * Has the rows of a long menu drawn whole when they come near: one piece per frame, from the top of the
 * screen outwards, so that a tap is answered between two of them.
 */
export function createRowOrder(): RowOrder {
  /** By the first row of each piece that is not drawn yet. */
  const waiting = new Map<Element, () => void>();
  /** How far each waiting row near the screen is from its top. */
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
