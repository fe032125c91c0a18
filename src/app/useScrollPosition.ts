import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { SECOND_MS } from '../config/times.ts';
import { scrollPositionsEntry } from '../storage/visitEntries.ts';

/** A page that is read again grows for a while before its old place exists. */
const GROWING_MS = 2 * SECOND_MS;
const OWN_SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Goes to a height as soon as the page is that tall, unless the diner scrolls by themselves. */
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

/** A step back and a reload find the place where one was; every other page begins at its top. */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  // Every page that is opened anew begins with the same key.
  const page = `${key} ${pathname}`;
  const isStepBack = useNavigationType() === NavigationType.Pop;
  const positions = useRef(scrollPositionsEntry.read() ?? {});
  const now = useRef(page);

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
    now.current = page;
    const kept = isStepBack ? positions.current[page] : undefined;
    if (kept !== undefined) return goTo(kept);
    window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [page, isStepBack]);
}
