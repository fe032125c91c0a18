import {
  useEffect,
  useEffectEvent,
  useRef,
  type DragEvent,
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
} from 'react';
import { glideTo, jumpTo, slideInView } from './slideScroll.ts';

interface SlideScroll {
  count: number;
  index: number;
  onIndex: (index: number) => void;
}

interface Place {
  clientX: number;
  clientY: number;
}

/** The state of a finger or a mouse from its press until its release. */
interface Grip extends Place {
  slide: number;
  scrollLeft: number;
}

const SWIPE_PX = 20;

/** True when the text around an element runs from right to left. */
export function isRightToLeft(element: Element): boolean {
  return element.closest('[dir]')?.getAttribute('dir') === 'rtl';
}

/**
 * The scrolling of a carousel's track. The browser scrolls it under a finger or a wheel, and snaps
 * after a wheel. After a finger or a mouse this code chooses the slide: the browser would return to
 * a slide that is more than half visible, while a swipe of 20 px should move on.
 */
export function useSlideScroll({ count, index, onIndex }: SlideScroll) {
  const trackRef = useRef<HTMLUListElement>(null);
  /** The owner's index: the last one that it set or received. */
  const told = useRef(index);
  const grip = useRef<Grip | undefined>(undefined);
  const glide = useRef<{ to: number; stop: () => void } | undefined>(undefined);
  const widthPx = useRef(0);
  const hasSwiped = useRef(false);

  /** The style sheet stops snapping while slides move, and native scrolling during a glide. */
  const markMoved = (by: 'hand' | 'glide' | undefined) => {
    const track = trackRef.current;
    if (by) track?.setAttribute('data-moved-by', by);
    else track?.removeAttribute('data-moved-by');
  };
  const stopGlide = () => {
    glide.current?.stop();
    glide.current = undefined;
  };
  const rest = () => {
    glide.current = undefined;
    markMoved(undefined);
  };
  const move = (to: number) => {
    const track = trackRef.current;
    if (!track || glide.current?.to === to) return;
    stopGlide();
    markMoved('glide');
    const running = { to, stop: () => undefined as void };
    glide.current = running;
    running.stop = glideTo(track, to, rest);
  };
  const tell = (next: number) => {
    if (next === told.current) return;
    told.current = next;
    onIndex(next);
  };

  // The observer corrects a track that is not measured yet, or has just been rotated.
  const isMeasured = () => trackRef.current?.clientWidth === widthPx.current;
  const follow = useEffectEvent(() => {
    if (index === told.current) return;
    told.current = index;
    grip.current = undefined;
    if (isMeasured()) move(index);
  });
  useEffect(() => follow(), [index]);

  const keepPlace = useEffectEvent(() => {
    const track = trackRef.current;
    if (!track || isMeasured()) return;
    widthPx.current = track.clientWidth;
    stopGlide();
    rest();
    jumpTo(track, told.current);
  });
  useEffect(() => {
    const observer = new ResizeObserver(() => keepPlace());
    if (trackRef.current) observer.observe(trackRef.current);
    return () => {
      observer.disconnect();
      glide.current?.stop();
    };
  }, []);

  const hold = (track: HTMLElement, { clientX, clientY }: Place) => {
    stopGlide();
    markMoved('hand');
    grip.current = { clientX, clientY, slide: told.current, scrollLeft: track.scrollLeft };
  };
  /** Returns true for a swipe. */
  const letGo = (track: HTMLElement, at?: Place): boolean => {
    const held = grip.current;
    if (!held) return false;
    grip.current = undefined;
    const px = at ? at.clientX - held.clientX : 0;
    // A finger that scrolls the page also drifts sideways.
    const isAlong = at !== undefined && Math.abs(px) > Math.abs(at.clientY - held.clientY);
    const isSwipe = isAlong && Math.abs(px) >= SWIPE_PX;
    const onward = px > 0 === isRightToLeft(track) ? 1 : -1;
    const slide = Math.min(Math.max(held.slide + (isSwipe ? onward : 0), 0), count - 1);
    tell(slide);
    move(slide);
    return isSwipe;
  };

  const listeners = {
    onScroll: () => {
      const track = trackRef.current;
      if (track && !glide.current && isMeasured()) tell(slideInView(track));
    },
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      // A second finger makes it a pinch, which the browser handles.
      if (event.touches.length > 1) letGo(event.currentTarget);
      else if (event.touches[0]) hold(event.currentTarget, event.touches[0]);
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) =>
      letGo(event.currentTarget, event.changedTouches[0]),
    onTouchCancel: (event: TouchEvent<HTMLElement>) => letGo(event.currentTarget),
    // No browser scrolls by dragging a mouse.
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      hasSwiped.current = false;
      if (event.pointerType === 'mouse' && event.button === 0) hold(event.currentTarget, event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse' || !grip.current) return;
      const px = event.clientX - grip.current.clientX;
      event.currentTarget.scrollLeft = grip.current.scrollLeft - px;
      // Not earlier: a captured pointer clicks the track instead of the link under it.
      if (Math.abs(px) >= SWIPE_PX) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse') hasSwiped.current = letGo(event.currentTarget, event);
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse') letGo(event.currentTarget, event);
    },
    // Otherwise a mouse would drag the link or the picture, and end the swipe.
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      // The end of a swipe is not a click on the link below it; after a finger's swipe the browser
      // sends none.
      if (!hasSwiped.current) return;
      hasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { trackRef, listeners };
}
