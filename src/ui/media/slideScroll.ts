/** Without animation the style sheet still contains 0.01 ms. */
const SHORTEST_GLIDE_MS = 1;
/** Holds a slide without a glide: a busy browser may end a finger's scroll, and snap, this late. */
const HELD_MS = 300;

/** The distance to scroll to a slide; as a difference it has the right sign in both directions. */
function pxTo(track: Element, index: number): number {
  const slide = track.children[index];
  return slide ? slide.getBoundingClientRect().left - track.getBoundingClientRect().left : 0;
}

/** The slide that fills most of the window. */
export function slideInView(track: Element): number {
  const distances = Array.from(track.children, (_, index) => Math.abs(pxTo(track, index)));
  return distances.indexOf(Math.min(...distances));
}

export function jumpTo(track: HTMLElement, index: number): void {
  track.scrollLeft += pxTo(track, index);
}

/**
 * Scrolls to a slide within the duration from the style sheet. Not `scroll-behavior: smooth`, whose
 * duration differs between browsers. Returns a function that stops it.
 */
export function glideTo(track: HTMLElement, index: number, onRest: () => void): () => void {
  const from = track.scrollLeft;
  const px = pxTo(track, index);
  // The computed value is always in seconds.
  const glideMs = (parseFloat(getComputedStyle(track).transitionDuration) || 0) * 1000;
  if (px === 0 || glideMs < SHORTEST_GLIDE_MS) {
    jumpTo(track, index);
    const timer = setTimeout(onRest, HELD_MS);
    return () => clearTimeout(timer);
  }
  const startMs = performance.now();
  const step = (nowMs: number) => {
    // This frame may have started before the glide.
    const left = 1 - Math.min(1, Math.max(0, (nowMs - startMs) / glideMs));
    track.scrollLeft = from + px * (1 - left ** 3);
    if (left === 0) onRest();
    else frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
