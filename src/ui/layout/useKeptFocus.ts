import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * For a box whose buttons come and go. When the focused one goes, the last button in its place takes
 * the focus, or in the place that moved up: nobody is thrown back to the top of the page.
 */
export function useKeptFocus<Box extends HTMLElement>() {
  const ref = useRef<Box>(null);
  /** Which child of the box has the focus. */
  const index = useRef(-1);
  useEffect(() => {
    if (index.current < 0 || document.activeElement !== document.body) return;
    const child = ref.current?.children[index.current] ?? ref.current?.lastElementChild;
    const button = [...(child?.querySelectorAll('button') ?? [])].at(-1) ?? child;
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: ({ currentTarget, target }: FocusEvent<Box>) => {
      index.current = [...currentTarget.children].findIndex((child) => child.contains(target));
    },
    onBlur: () => {
      index.current = -1;
    },
  };
}
