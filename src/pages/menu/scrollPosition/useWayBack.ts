import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { menuPlacesEntry, type MenuPlaceLeft } from '../../../storage/menuPlaces.ts';
import { jumpTo } from '../useSectionInView.ts';

/** More steps back than anybody takes. */
const MOST_KEPT = 20;
const STILL_MS = 150;

/** In the history entry, where the router finds it as the state of its location when one comes back. */
function noteOpened(): void {
  const entry = history.state as { usr?: unknown } | null;
  if (!entry?.usr) history.replaceState({ ...entry, usr: 'opened' }, '');
}

const isBelowTop = (box: Element) => box.getBoundingClientRect().bottom > 0;

/** The row at which the keyboard is, or else the first one on screen. */
function placeNow(): MenuPlaceLeft | undefined {
  const at = document.activeElement;
  const isFocused = at?.closest('[data-menu-section]') && at.matches('a:focus-visible');
  // Only of the section on screen: the browser lays out what it is asked about.
  const section = [...document.querySelectorAll('[data-menu-section]')].find(isBelowTop);
  const row = isFocused ? at : [...(section?.querySelectorAll('article a') ?? [])].find(isBelowTop);
  if (!(row instanceof HTMLAnchorElement)) return undefined;
  return {
    dish: row.pathname,
    top: row.getBoundingClientRect().top,
    scrollY: window.scrollY,
    ...(isFocused && { isFocused: true }),
  };
}

/** Brings the row to where it was, unless the diner has scrolled meanwhile. */
function comeBackTo({ dish, top, scrollY, isFocused }: MenuPlaceLeft): (() => void) | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-menu-section] article a');
  const row = [...links].find(({ pathname }) => pathname === dish);
  const isAtEnd = innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  if (!row || (Math.abs(window.scrollY - scrollY) > 2 && !isAtEnd)) return undefined;
  return jumpTo(
    () => row.getBoundingClientRect().top - top,
    () => {
      // The page itself has it, unless the diner has moved on.
      const isMoved = !document.activeElement?.matches('main, body');
      if (isFocused && !isMoved) row.focus({ preventScroll: true });
    },
  );
}

/**
 * A step back or a reload finds the row that one was at where it was. The page is as long as before only
 * when it was left in this document; else what stands above has other heights, or is new.
 */
export function useWayBack(): void {
  const { key, pathname } = useLocation();
  const page = `${key} ${pathname}`;
  const isStepBack = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const left = isStepBack ? menuPlacesEntry.read()?.[page] : undefined;
    const stop = left && comeBackTo(left);
    const keep = () => {
      noteOpened();
      const place = placeNow();
      if (!place) return;
      const { [page]: _, ...others } = menuPlacesEntry.read() ?? {};
      const kept = Object.entries(others).slice(1 - MOST_KEPT);
      menuPlacesEntry.write(Object.fromEntries([...kept, [page, place]]));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, STILL_MS);
    };
    keepSoon();
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('scroll', keepSoon, { passive: true, signal });
    // Before the page is left by it: once it is, other things stand where the rows were.
    addEventListener('click', keep, { capture: true, signal });
    addEventListener('pagehide', keep, { signal });
    return () => {
      stop?.();
      clearTimeout(timer);
      listeners.abort();
    };
  }, [page, isStepBack]);
}
