let holders = 0;
let release: (() => void) | undefined;

function holdPage(): () => void {
  const page = document.documentElement;
  const { overflow, paddingInlineEnd } = page.style;
  const scrollbarPx = Math.max(0, window.innerWidth - page.clientWidth);
  page.style.overflow = 'hidden';
  // Without it the page would widen by the scroll bar and jump sideways.
  if (page.clientWidth > 0 && scrollbarPx > 0) page.style.paddingInlineEnd = `${scrollbarPx}px`;
  return () => {
    page.style.overflow = overflow;
    page.style.paddingInlineEnd = paddingInlineEnd;
  };
}

/** Stops the page from scrolling until every holder has let go. */
export function lockScroll(): () => void {
  if (holders === 0) release = holdPage();
  holders += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders === 0) release?.();
  };
}
