import { venues } from '../../src/demo/venues/all.ts';
import type { ModifierSource } from '../../src/demo/venues/menuSource.ts';
import type { ConceptSource, VenueSource } from '../../src/demo/venues/source.ts';

export const concepts = venues.filter((venue): venue is ConceptSource => venue.kind === 'concept');
export const byCode: [code: string, concept: ConceptSource][] = concepts.map((venue) => [
  venue.code,
  venue,
]);

export function venueNamed(code: string): ConceptSource | undefined {
  return concepts.find((concept) => concept.code === code);
}

export function twice<T>(values: T[]): T[] {
  const seen = new Set<T>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
}

export function modifiersOf(concept: ConceptSource): ModifierSource[] {
  return (concept.groups ?? []).flatMap((group) => group.modifiers);
}

/** Codes of the venue, its branches and its tables. A branch without a code uses its brand's. */
export function codesOf(venue: VenueSource): string[] {
  const branches =
    venue.kind === 'concept' ? venue.stores.flatMap((store) => store.code ?? []) : [];
  return [venue.code].concat(branches, tableCodesOf(venue));
}

export function tableCodesOf(venue: VenueSource): string[] {
  if (venue.kind === 'merge') return [];
  if (venue.kind === 'hotel') {
    return venue.rooms.flatMap((room) => [
      room.tableCode,
      ...venue.outlets.map((outlet) => `${outlet.code}-${room.roomCode}`),
    ]);
  }
  return venue.stores.flatMap((store) => [
    ...(store.tables ?? []).map((table) => table.code),
    ...(store.driveThrough === undefined ? [] : [store.driveThrough.tableCode]),
  ]);
}

/** All nested values, each with its key. */
export function* entriesBelow(value: unknown): Generator<[key: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [key, inner];
    yield* entriesBelow(inner);
  }
}
