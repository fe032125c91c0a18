import { expect, test } from 'vitest';
import { byDistance, distanceKm } from '../../../src/rules/common/distance.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  ['the same place', at(29.3797, 47.9928), at(29.3797, 47.9928), 0],
  ['Sharq to Salmiya', at(29.3797, 47.9928), at(29.3339, 48.0761), 9.53],
  ['over the date line', at(0, 179.5), at(0, -179.5), 111.19],
])('%s', (_, from, to, km) => {
  expect(distanceKm(from, to)).toBeCloseTo(km, 1);
});

test('branches are sorted by distance; one without a place comes last', () => {
  const branches = [
    { id: 1 },
    { id: 2, location: at(29.3339, 48.0761) },
    { id: 3, location: at(29.38, 47.99) },
    { id: 4, location: at(0, 0), distanceKm: 1.5 },
  ];
  expect(byDistance(branches, at(29.3797, 47.9928)).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
  expect(byDistance(branches, undefined).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
