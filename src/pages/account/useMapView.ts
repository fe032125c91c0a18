import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '../../contract/basics.ts';
import { roundedPoint } from '../../rules/account/addressForm.ts';
import {
  levelOf,
  pointAt,
  spotOf,
  tilesIn,
  zoomedTo,
  type MapView,
  type Tile,
} from '../../rules/account/mercator.ts';

interface Shown {
  view: MapView;
  /** Tiles of the previous zoom level, shown until those of this level have loaded. */
  before: readonly Tile[];
}

function isSame(one: Point, other: Point): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}

/** The view of a map; reports where the map rests after a move. */
export function useMapView(at: Point, zoom: number, onRest: (at: Point) => void) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    // Focusable, so that the arrow keys can move the map.
    element.tabIndex = 0;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const first = (): MapView => zoomedTo({ middle: spotOf(at), zoom }, Math.round(zoom));
  const [{ view, before }, setShown] = useState<Shown>(() => ({ view: first(), before: [] }));
  // Several finger moves may arrive before the next frame.
  const latest = useRef(view);
  const look = (next: MapView) => {
    const last = latest.current;
    latest.current = next;
    const isSameLevel = levelOf(last) === levelOf(next);
    setShown((known) => ({
      view: next,
      before: isSameLevel ? known.before : tilesIn(last, size),
    }));
  };

  const told = useRef(roundedPoint(at));
  const rest = () => {
    const middle = roundedPoint(pointAt(latest.current.middle));
    if (isSame(middle, told.current)) return;
    told.current = middle;
    onRest(middle);
  };
  // Follow a place chosen in the form; this does not count as a move by the diner.
  const { latitude, longitude } = roundedPoint(at);
  const follow = useEffectEvent((wanted: Point) => {
    if (isSame(wanted, told.current)) return;
    told.current = wanted;
    look({ ...latest.current, middle: spotOf(wanted) });
  });
  useEffect(() => follow({ latitude, longitude }), [latitude, longitude]);

  return {
    box,
    tiles: [...before, ...tilesIn(view, size)],
    view,
    change: (changed: (last: MapView) => MapView) => look(changed(latest.current)),
    rest,
  };
}
