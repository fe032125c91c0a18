/** The projection of map tiles: the world as a square from 0 to 1, starting in the north-west. */
import type { Point } from '../../contract/basics.ts';

interface Spot {
  x: number;
  y: number;
}

export interface MapView {
  middle: Spot;
  zoom: number;
}

export interface Tile {
  /** A whole number. Each level halves the width of a tile. */
  level: number;
  /** May lie outside 0 to 1 if the view crosses the edge of the world. */
  column: number;
  row: number;
}

/** Pixels from the centre of the map. */
export interface Offset {
  x: number;
  y: number;
}

const TILE_PX = 256;
const FURTHEST_ZOOM = 3;
const NEAREST_ZOOM = 19;
/** The projection ends at this latitude, since the poles would be infinitely far away. */
const NORTHERNMOST = 85.051_128_78;

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);
const turnedRound = (x: number) => x - Math.floor(x);
const worldPx = (zoom: number) => TILE_PX * 2 ** zoom;

export function spotOf({ latitude, longitude }: Point): Spot {
  const north = (between(-NORTHERNMOST, latitude, NORTHERNMOST) * Math.PI) / 180;
  return {
    x: turnedRound(longitude / 360 + 0.5),
    y: 0.5 - Math.asinh(Math.tan(north)) / (2 * Math.PI),
  };
}

export function pointAt({ x, y }: Spot): Point {
  return {
    latitude: (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI,
    longitude: (turnedRound(x) - 0.5) * 360,
  };
}

export function movedTo({ middle, zoom }: MapView, { x, y }: Offset): MapView {
  return {
    zoom,
    middle: {
      x: turnedRound(middle.x + x / worldPx(zoom)),
      y: between(0, middle.y + y / worldPx(zoom), 1),
    },
  };
}

/** The view zoomed around an offset, which stays in place. */
export function zoomedTo(view: MapView, zoom: number, at: Offset = { x: 0, y: 0 }): MapView {
  const wanted = between(FURTHEST_ZOOM, zoom, NEAREST_ZOOM);
  const shrunk = 2 ** (view.zoom - wanted);
  const towards = { x: at.x * (1 - shrunk), y: at.y * (1 - shrunk) };
  return { ...movedTo(view, towards), zoom: wanted };
}

export function levelOf({ zoom }: MapView): number {
  return Math.round(zoom);
}

/** The tiles of the view's own zoom level that it shows. */
export function tilesIn(view: MapView, size: { width: number; height: number }): Tile[] {
  const level = levelOf(view);
  const count = 2 ** level;
  const inTiles = (px: number) => (px / worldPx(view.zoom)) * count;
  const rangeOf = (middle: number, px: number) => {
    const first = Math.floor(middle * count - inTiles(px / 2));
    const end = Math.ceil(middle * count + inTiles(px / 2));
    return Array.from({ length: Math.max(end - first, 0) }, (_, step) => first + step);
  };
  if (size.width === 0 || size.height === 0) return [];
  const columns = rangeOf(view.middle.x, size.width);
  return rangeOf(view.middle.y, size.height)
    .filter((row) => row >= 0 && row < count)
    .flatMap((row) => columns.map((column) => ({ level, column, row })));
}

/** In whole pixels, so that no gaps appear between tiles. */
export function tilePlace({ level, column, row }: Tile, { middle, zoom }: MapView) {
  // If the view has wrapped around the world, use the nearest copy of the tile.
  const lap = Math.round(middle.x - (column + 0.5) / 2 ** level);
  const across = (edge: number) => Math.round((edge / 2 ** level + lap - middle.x) * worldPx(zoom));
  const down = (edge: number) => Math.round((edge / 2 ** level - middle.y) * worldPx(zoom));
  const [x, y] = [across(column), down(row)];
  return { x, y, width: across(column + 1) - x, height: down(row + 1) - y };
}

export function tileAddress(template: string, { level, column, row }: Tile): string {
  const count = 2 ** level;
  const around = ((column % count) + count) % count;
  return template
    .replaceAll('{z}', String(level))
    .replaceAll('{x}', String(around))
    .replaceAll('{y}', String(row))
    .replaceAll('{-y}', String(count - 1 - row));
}
