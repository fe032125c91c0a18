import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { movedTo, zoomedTo, type MapView, type Offset } from '../../rules/account/mercator.ts';

interface MapMoves {
  box: RefObject<HTMLDivElement | null>;
  change: (changed: (last: MapView) => MapView) => void;
  /** Called when the diner lets go of the map. */
  rest: () => void;
}

/** A smaller movement still counts as a tap. */
const TAP_PX = 4;
const BETWEEN_TAPS_MS = 300;
const BETWEEN_TAPS_PX = 30;
const ARROW_KEY_PX = 48;
const WHEEL_STEP = 50;

const ARROWS: Partial<Record<string, Offset>> = {
  ArrowLeft: { x: -ARROW_KEY_PX, y: 0 },
  ArrowRight: { x: ARROW_KEY_PX, y: 0 },
  ArrowUp: { x: 0, y: -ARROW_KEY_PX },
  ArrowDown: { x: 0, y: ARROW_KEY_PX },
};
const ZOOM_KEYS: Partial<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

const apart = (one: Offset, other: Offset) => Math.hypot(one.x - other.x, one.y - other.y);

/** The centre of the fingers on the map, and the distance between them. */
function gripOf(fingers: readonly Offset[]) {
  const [one = { x: 0, y: 0 }, other = one] = fingers;
  return { at: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, spread: apart(one, other) };
}

/** Moves the map by touch, mouse and keys, without inertia. */
export function useMapGestures({ box, change, rest }: MapMoves) {
  const fingers = useRef(new Map<number, Offset>());
  const pressed = useRef<{ at: Offset; isTap: boolean }>({ at: { x: 0, y: 0 }, isTap: false });
  const lastTap = useRef<{ at: Offset; time: number } | undefined>(undefined);
  const turned = useRef(0);

  const offsetOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Offset => {
    const edge = box.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - edge.x - edge.width / 2, y: clientY - edge.y - edge.height / 2 };
  };
  const zoomBy = (steps: number, at?: Offset) => {
    change((last) => zoomedTo(last, Math.round(last.zoom) + steps, at));
    rest();
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || fingers.current.size === 2) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = offsetOf(event);
    pressed.current = { at, isTap: fingers.current.size === 0 };
    fingers.current.set(event.pointerId, at);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return;
    const to = offsetOf(event);
    if (pressed.current.isTap && apart(pressed.current.at, to) < TAP_PX) return;
    pressed.current.isTap = false;
    const before = gripOf([...fingers.current.values()]);
    fingers.current.set(event.pointerId, to);
    const now = gripOf([...fingers.current.values()]);
    change((last) => {
      const moved = movedTo(last, { x: before.at.x - now.at.x, y: before.at.y - now.at.y });
      if (before.spread === 0 || now.spread === 0) return moved;
      return zoomedTo(moved, last.zoom + Math.log2(now.spread / before.spread), now.at);
    });
  };
  const letGo = (event: PointerEvent) => {
    const { at } = gripOf([...fingers.current.values()]);
    if (!fingers.current.delete(event.pointerId)) return false;
    // Tiles are blurred between two integer zoom levels.
    change((last) => zoomedTo(last, Math.round(last.zoom), at));
    if (fingers.current.size === 0) rest();
    return true;
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!letGo(event) || !pressed.current.isTap) return;
    const { at } = pressed.current;
    const { timeStamp: time } = event;
    const tap = lastTap.current;
    const isDouble =
      tap && time - tap.time < BETWEEN_TAPS_MS && apart(tap.at, at) < BETWEEN_TAPS_PX;
    lastTap.current = isDouble ? undefined : { at, time };
    if (isDouble) zoomBy(event.shiftKey ? -1 : 1, at);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // The browser handles keys with modifiers.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    const steps = ZOOM_KEYS[event.key];
    if (!arrow && steps === undefined) return;
    event.preventDefault();
    if (steps !== undefined) return zoomBy(steps);
    if (arrow) change((last) => movedTo(last, arrow));
    rest();
  };

  // The wheel scrolls the page as usual; it zooms with Ctrl, or by a pinch on a trackpad.
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    turned.current += event.deltaY;
    if (Math.abs(turned.current) < WHEEL_STEP) return;
    zoomBy(-Math.sign(turned.current), offsetOf(event));
    turned.current = 0;
  });
  useEffect(() => {
    const target = box.current;
    const listener = (event: WheelEvent) => onWheel(event);
    target?.addEventListener('wheel', listener, { passive: false });
    return () => target?.removeEventListener('wheel', listener);
  }, [box]);

  return {
    zoomBy,
    listeners: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo, onKeyDown },
  };
}
