import type { Point } from '../../contract/basics.ts';

const EARTH_RADIUS_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** In a straight line. */
export function distanceKm(from: Point, to: Point): number {
  const latitude = radians(to.latitude - from.latitude);
  const longitude = radians(to.longitude - from.longitude);
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half));
}

interface Somewhere {
  location?: Point | undefined;
  distanceKm?: number | undefined;
}

/**
 * Sorts by distance, the server's if given, else calculated. Stores without a position come last.
 */
export function byDistance<T extends Somewhere>(
  places: readonly T[],
  from: Point | undefined,
): (T & { distanceKm: number | undefined })[] {
  const measured = places.map((place) => ({
    ...place,
    distanceKm:
      place.distanceKm ?? (from && place.location ? distanceKm(from, place.location) : undefined),
  }));
  if (!from) return measured;
  return measured.toSorted(
    (a, b) =>
      (a.distanceKm ?? Number.POSITIVE_INFINITY) - (b.distanceKm ?? Number.POSITIVE_INFINITY),
  );
}
