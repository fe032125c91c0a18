import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * For a box whose children change. When the focused button disappears, focuses the last button of
 * the child at the same position; otherwise the focus would return to the top of the page.
 */
export function useKeptFocus<Box extends HTMLElement>() {
  const ref = useRef<Box>(null);
  /** The index of the child with the focus. */
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
