import { describe, expect, test } from 'vitest';
import {
  movedTo,
  pointAt,
  spotOf,
  tileAddress,
  tilePlace,
  tilesIn,
  zoomedTo,
} from '../../../src/rules/account/mercator.ts';

const KUWAIT = { latitude: 29.37, longitude: 47.98 };
const NULL_ISLAND = { x: 0.5, y: 0.5 };

describe('a point of the earth', () => {
  test.each([
    [29.37, 47.98, 0.633_277_777_777_8, 0.414_589_591_131_6],
    [85, -179.9, 0.000_277_777_777_8, 0.001_637_914_786_1],
  ])('%d, %d is at %d, %d of the flat world, and back', (latitude, longitude, x, y) => {
    const spot = spotOf({ latitude, longitude });
    expect(spot.x).toBeCloseTo(x, 12);
    expect(spot.y).toBeCloseTo(y, 12);
    const point = pointAt({ x, y });
    expect(point.latitude).toBeCloseTo(latitude, 8);
    expect(point.longitude).toBeCloseTo(longitude, 8);
  });

  test.each([
    [90, 0],
    [-90, 1],
  ])('at the pole %d is at the edge %d', (latitude, y) => {
    expect(spotOf({ latitude, longitude: 0 }).y).toBeCloseTo(y, 8);
  });
});

describe('a move', () => {
  test.each([[48, -48, 29.370_897_583_2, 47.981_029_968_3]])(
    'by %i, %i px from 29.37, 47.98 leads to %d, %d',
    (x, y, latitude, longitude) => {
      const { middle } = movedTo({ middle: spotOf(KUWAIT), zoom: 16 }, { x, y });
      expect(pointAt(middle).latitude).toBeCloseTo(latitude, 9);
      expect(pointAt(middle).longitude).toBeCloseTo(longitude, 9);
    },
  );

  test('goes around the world, and stops at its upper edge', () => {
    const { middle } = movedTo({ middle: { x: 0.95, y: 0.1 }, zoom: 3 }, { x: 204.8, y: -409.6 });
    expect(middle.x).toBeCloseTo(0.05, 12);
    expect(middle.y).toBe(0);
  });
});

describe('a zoom', () => {
  test.each([
    ['keeps the middle', 17, { x: 0, y: 0 }, 0.5, 0.5],
    ['keeps what is under the finger', 4, { x: 100, y: -60 }, 0.524_414_062_5, 0.485_351_562_5],
    ['further out as well', 2, { x: 100, y: -60 }, 0.5, 0.5],
  ])('%s', (_, zoom, at, x, y) => {
    const { middle } = zoomedTo({ middle: NULL_ISLAND, zoom: 3 }, zoom, at);
    expect(middle.x).toBeCloseTo(x, 12);
    expect(middle.y).toBeCloseTo(y, 12);
  });

  test.each([
    [0, 3],
    [30, 19],
  ])('to %d ends at %d', (wanted, zoom) => {
    expect(zoomedTo({ middle: NULL_ISLAND, zoom: 10 }, wanted).zoom).toBe(zoom);
  });
});

describe('the tiles of a view', () => {
  const names = (view: Parameters<typeof tilesIn>[0], width: number, height: number) =>
    tilesIn(view, { width, height }).map(({ level, column, row }) => `${level}/${column}/${row}`);

  test.each([
    [16, 250, 256, ['16/41502/27170', '16/41502/27171']],
    [16, 255, 50, ['16/41501/27170', '16/41502/27170']],
    [15.4, 10, 10, ['15/20751/13585']],
    [16, 0, 256, []],
  ])('at zoom %d in %i by %i px', (zoom, width, height, expected) => {
    expect(names({ middle: spotOf(KUWAIT), zoom }, width, height)).toEqual(expected);
  });

  test('continue over the edge of the world, but not over its poles', () => {
    expect(names({ middle: { x: 0, y: 0 }, zoom: 3 }, 20, 20)).toEqual(['3/-1/0', '3/0/0']);
  });
});

describe('a tile', () => {
  test.each([
    ['3/4/4 at its own zoom', 3, { level: 3, column: 4, row: 4 }, 0, 0, 256, 256],
    ['a level before, shown twice as large', 4, { level: 3, column: 3, row: 4 }, -512, 0, 512, 512],
    ['half a level further', 3.5, { level: 3, column: 4, row: 3 }, 0, -362, 362, 362],
  ])('%s', (_, zoom, tile, x, y, width, height) => {
    expect(tilePlace(tile, { middle: NULL_ISLAND, zoom })).toEqual({ x, y, width, height });
  });

  test.each([
    [0.98, { level: 3, column: 0, row: 4 }, 41],
    [0.02, { level: 3, column: -1, row: 4 }, -297],
  ])('stands beside a middle at %d, round the world', (x, tile, place) => {
    expect(tilePlace(tile, { middle: { x, y: 0.5 }, zoom: 3 }).x).toBe(place);
  });

  test.each([
    ['https://t.example/{z}/{x}/{y}.png', 5, 'https://t.example/3/5/2.png'],
    ['/tiles/{z}/{x}/{-y}.png', 5, '/tiles/3/5/5.png'],
    ['/{z}/{x}/{y}', -1, '/3/7/2'],
    ['/{z}/{x}/{y}', 8, '/3/0/2'],
  ])('is asked for as %s, column %i: %s', (template, column, address) => {
    expect(tileAddress(template, { level: 3, column, row: 2 })).toBe(address);
  });
});
