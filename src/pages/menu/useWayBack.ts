import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { menuPlacesEntry, type MenuPlaceLeft } from '../../storage/menuPlaces.ts';
import { jumpTo } from './useSectionInView.ts';

/** More steps than any diner goes back. */
const MOST_KEPT = 20;
const STILL_MS = 150;

/** Marks the history entry; after a return the router passes the mark as the location's state. */
function noteOpened(): void {
  const entry = history.state as { usr?: unknown } | null;
  if (!entry?.usr) history.replaceState({ ...entry, usr: 'opened' }, '');
}

const isBelowTop = (box: Element) => box.getBoundingClientRect().bottom > 0;

/** The row with the keyboard focus, otherwise the first one on screen. */
function placeNow(): MenuPlaceLeft | undefined {
  const at = document.activeElement;
  const isFocused = at?.closest('[data-menu-section]') && at.matches('a:focus-visible');
  // Only in the section on screen: each measured row costs a layout.
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

/** Moves the row to its previous position, unless the diner has scrolled in the meantime. */
function comeBackTo({ dish, top, scrollY, isFocused }: MenuPlaceLeft): (() => void) | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-menu-section] article a');
  const row = [...links].find(({ pathname }) => pathname === dish);
  const isAtEnd = innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  if (!row || (Math.abs(window.scrollY - scrollY) > 2 && !isAtEnd)) return undefined;
  return jumpTo(
    () => row.getBoundingClientRect().top - top,
    () => {
      // The page itself has the focus, unless the diner has moved it.
      const isMoved = !document.activeElement?.matches('main, body');
      if (isFocused && !isMoved) row.focus({ preventScroll: true });
    },
  );
}

/**
 * A step back or a reload restores the position of the diner's row. The page has its previous
 * height only if the diner left it in this document; otherwise the content above differs.
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
    // Before the click leaves the page: afterwards other elements replace the rows.
    addEventListener('click', keep, { capture: true, signal });
    addEventListener('pagehide', keep, { signal });
    return () => {
      stop?.();
      clearTimeout(timer);
      listeners.abort();
    };
  }, [page, isStepBack]);
}
