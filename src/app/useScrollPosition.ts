import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { SECOND_MS } from '../config/times.ts';
import { scrollPositionsEntry } from '../storage/visitEntries.ts';

/** A page that loads again grows for a while before it is tall enough for its earlier position. */
const GROWING_MS = 2 * SECOND_MS;
const OWN_SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Scrolls to a height once the page is tall enough, unless the diner scrolls. */
function goTo(top: number): () => void {
  const observer = new ResizeObserver(() => move());
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of OWN_SCROLLING) removeEventListener(type, end);
  };
  const timer = setTimeout(end, GROWING_MS);
  const move = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 1) end();
  };
  for (const type of OWN_SCROLLING) addEventListener(type, end, { passive: true });
  observer.observe(document.body);
  move();
  return end;
}

/**
 * Restores the scroll position after a step back or a reload. Other pages start at the top; a page
 * that only changes its own query stays where it is.
 */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  // Every tab starts with the same history key.
  const page = `${key} ${pathname}`;
  const way = useNavigationType();
  const isStepBack = way === NavigationType.Pop;
  const isReplaced = way === NavigationType.Replace;
  const positions = useRef(scrollPositionsEntry.read() ?? {});
  const now = useRef(page);
  const hasBegun = useRef(false);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const onScroll = () => {
      positions.current[now.current] = window.scrollY;
    };
    const keep = () => scrollPositionsEntry.write(positions.current);
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', keep);
    };
  }, []);

  useLayoutEffect(() => {
    const isSamePage = now.current.endsWith(` ${pathname}`);
    now.current = page;
    const isFirst = !hasBegun.current;
    hasBegun.current = true;
    // The diner has scrolled the first screen before the app started.
    if (isFirst && window.scrollY > 0) return undefined;
    if (!isFirst && isReplaced && isSamePage) {
      positions.current[page] = window.scrollY;
      return undefined;
    }
    const kept = isStepBack ? positions.current[page] : undefined;
    if (kept !== undefined) return goTo(kept);
    window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [page, pathname, isStepBack, isReplaced]);
}
