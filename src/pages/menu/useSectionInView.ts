import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { sectionElementId } from './sections/MenuSectionsView.tsx';

/** A jump takes a few frames; after this number it stops. */
const LONGEST_JUMP_FRAMES = 60;
const SETTLED_FRAMES = 3;
/** A section counts as reached slightly before its heading touches the bar. */
const NEAR_PX = 24;
/** Input that scrolls the page, which ends a jump at once. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The bottom edge of the bar while it sticks; on a low screen it does not. */
function edgeOf(bar: HTMLElement | null): number {
  if (!bar) return 0;
  const { position, insetBlockStart } = getComputedStyle(bar);
  return position === 'sticky' ? Number.parseFloat(insetBlockStart) + bar.offsetHeight : 0;
}

function topOf(id: number): number | undefined {
  return document.getElementById(sectionElementId(id))?.getBoundingClientRect().top;
}

/**
 * Scrolls to a place and keeps it there: the sections above get their real heights only during the
 * jump, and each change would move it.
 */
export function jumpTo(offBy: () => number, onEnd: () => void): () => void {
  let frame = 0;
  let settled = 0;
  let count = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    for (const type of OWN_SCROLLING) removeEventListener(type, end);
    onEnd();
  };
  const align = () => {
    const top = offBy();
    const before = window.scrollY;
    if (Math.abs(top) > 0.5) window.scrollBy({ top, behavior: 'instant' });
    // At the end of the page a short section cannot reach the bar.
    settled = Math.abs(window.scrollY - before) < 1 ? settled + 1 : 0;
    count += 1;
    // Until its dishes render, a section has only an estimated height.
    if (document.querySelector('[data-menu-section]:not(:has(li))')) settled = count = 0;
    if (settled >= SETTLED_FRAMES || count >= LONGEST_JUMP_FRAMES) end();
    else frame = requestAnimationFrame(align);
  };
  for (const type of OWN_SCROLLING) addEventListener(type, end, { passive: true });
  align();
  return end;
}

/**
 * Returns the section below the bar, and a function that jumps to a section or its part. Jumps once
 * to the section named in the address.
 */
export function useSectionInView(
  ids: readonly number[],
  wantedId: number | undefined,
  barRef: RefObject<HTMLElement | null>,
): { activeId: number | undefined; goTo: (id: number, partId?: number) => void } {
  const [activeId, setActiveId] = useState(ids[0]);
  /**
   * The target of the last jump and its scroll position. It stays active until the diner scrolls.
   */
  const held = useRef<{ id: number; scrollY: number } | undefined>(undefined);
  const stop = useRef<(() => void) | undefined>(undefined);
  const goneTo = useRef<number | undefined>(undefined);

  const goTo = useCallback(
    (id: number, partId = id) => {
      stop.current?.();
      setActiveId(id);
      held.current = { id, scrollY: Number.NaN };
      stop.current = jumpTo(
        () => (topOf(partId) ?? 0) - edgeOf(barRef.current),
        () => {
          stop.current = undefined;
          held.current = { id, scrollY: window.scrollY };
        },
      );
    },
    [barRef],
  );
  useEffect(() => () => stop.current?.(), []);

  useEffect(() => {
    if (wantedId === undefined || goneTo.current === wantedId || !ids.includes(wantedId)) return;
    goneTo.current = wantedId;
    goTo(wantedId);
  }, [ids, wantedId, goTo]);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      if (stop.current) return;
      if (held.current && Math.abs(held.current.scrollY - window.scrollY) < 2) return;
      held.current = undefined;
      const edge = edgeOf(barRef.current) + NEAR_PX;
      const isAtEnd =
        window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const last = ids.findLast((id) => (topOf(id) ?? Number.POSITIVE_INFINITY) <= edge);
      setActiveId((isAtEnd && window.scrollY > 0 ? ids.at(-1) : last) ?? ids[0]);
    };
    const onMove = () => {
      frame ||= requestAnimationFrame(measure);
    };
    addEventListener('scroll', onMove, { passive: true });
    // Sections get their real heights later, which moves those below without any scroll event.
    const observer = new ResizeObserver(onMove);
    observer.observe(document.body);
    onMove();
    return () => {
      removeEventListener('scroll', onMove);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ids, barRef]);

  return { activeId, goTo };
}
