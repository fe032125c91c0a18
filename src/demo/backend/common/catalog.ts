/** Looks up venues, dishes and tables by code, id, table and room. */
import type { OrderType } from '../../../contract/basics.ts';
import type { GroupSource, ItemSource, ModifierSource } from '../../venues/menuSource.ts';
import type { ConceptSource, HotelSource, MergeSource, VenueSource } from '../../venues/source.ts';
import type { StoreSource } from '../../venues/storeSource.ts';
import type { Words } from '../../venues/menuSource.ts';
import { decimalsOf } from './money.ts';
import { malformed, Refusal, unknownVenue } from './refusal.ts';

export interface Branch {
  concept: ConceptSource;
  store: StoreSource;
  code: string;
}

/** A place to order from: a table, a lane, or a room at an outlet. */
export interface Place extends Branch {
  tableCode: string;
  orderType: OrderType;
  label: Words;
  isViewOnly: boolean;
  room?: { hotel: HotelSource; room: HotelSource['rooms'][number] };
  /** In major units, in addition to the packaging of a room order. */
  trayCharge?: number;
}

/** Without a checked-in guest the hotel's page says so, and the room cannot order. */
export function isRoomEmpty({ room }: Place): boolean {
  return room !== undefined && room.room.guest === undefined;
}

export type CodeTarget =
  | (Branch & { kind: 'store' | 'concept' })
  | { kind: 'merge'; merge: MergeSource }
  | { kind: 'hotel'; hotel: HotelSource };

interface MenuNode {
  concept: ConceptSource;
  item: ItemSource;
}

export function createCatalog(venues: readonly VenueSource[]) {
  const codes = new Map<string, CodeTarget>();
  const branches = new Map<number, Branch>();
  const places = new Map<string, Place>();
  const items = new Map<number, MenuNode>();
  const groups = new Map<number, GroupSource>();
  const modifiers = new Map<number, { modifier: ModifierSource; group: GroupSource }>();
  /** The parent modifier of each nested group. */
  const parents = new Map<number, number>();
  const concepts = venues.filter((venue) => venue.kind === 'concept');
  const hotels = venues.filter((venue) => venue.kind === 'hotel');

  for (const concept of concepts) {
    for (const store of concept.stores) {
      const branch: Branch = { concept, store, code: store.code ?? concept.code };
      branches.set(store.storeId, branch);
      codes.set(branch.code, { kind: 'store', ...branch });
      for (const table of store.tables ?? []) {
        places.set(table.code, {
          ...branch,
          tableCode: table.code,
          orderType: 'Table',
          label: table.label,
          isViewOnly: table.viewOnly ?? false,
        });
      }
      if (store.driveThrough) {
        const { tableCode } = store.driveThrough;
        const label = { en: 'Drive-through', ar: 'خدمة السيارات' };
        places.set(tableCode, {
          ...branch,
          tableCode,
          orderType: 'DriveThrough',
          label,
          isViewOnly: false,
        });
      }
    }
    const first = branches.get(concept.stores[0]?.storeId ?? 0);
    if (first && !codes.has(concept.code)) codes.set(concept.code, { kind: 'concept', ...first });
    for (const item of concept.items) items.set(item.id, { concept, item });
    for (const group of concept.groups ?? []) {
      groups.set(group.id, group);
      for (const modifier of group.modifiers) {
        modifiers.set(modifier.id, { modifier, group });
        for (const nested of modifier.groups ?? []) parents.set(nested, modifier.id);
      }
    }
  }
  for (const merge of venues.filter((venue) => venue.kind === 'merge')) {
    codes.set(merge.code, { kind: 'merge', merge });
  }
  for (const hotel of hotels) {
    codes.set(hotel.code, { kind: 'hotel', hotel });
    for (const outlet of hotel.outlets) {
      const target = codes.get(outlet.code);
      if (!target || !('store' in target)) continue;
      const { concept, store, code } = target;
      for (const room of hotel.rooms) {
        const tableCode = `${outlet.code}-${room.roomCode}`;
        places.set(tableCode, {
          concept,
          store,
          code,
          tableCode,
          orderType: 'Room',
          label: room.label,
          isViewOnly: false,
          room: { hotel, room },
          trayCharge: outlet.trayCharge,
        });
      }
    }
  }

  function target(code: string): CodeTarget {
    const found = codes.get(code);
    if (!found) throw unknownVenue(code);
    return found;
  }

  /** The branch of a code for a brand or a branch. */
  function branchOf(code: string): Branch & { kind: 'store' | 'concept' } {
    const found = target(code);
    if (found.kind === 'merge' || found.kind === 'hotel') throw new Refusal(-1);
    return found;
  }

  function branch(storeId: number): Branch {
    const found = branches.get(storeId);
    if (!found) throw new Refusal(-1);
    return found;
  }

  function place(tableCode: string): Place {
    const found = places.get(tableCode);
    if (!found) throw new Refusal(-19);
    return found;
  }

  /** The venues behind a code: itself, the members of a hall, the outlets of a hotel. */
  function membersOf(code: string): ConceptSource[] {
    const found = target(code);
    if ('concept' in found) return [found.concept];
    const members = found.kind === 'merge' ? found.merge.venues : found.hotel.outlets;
    return members.flatMap((member) => membersOf(member.code));
  }

  /** A table that belongs to one of the code's venues. */
  function placeOf(code: string, tableCode: string): Place {
    const members = membersOf(code);
    const found = place(tableCode);
    if (!members.includes(found.concept)) throw new Refusal(-19);
    return found;
  }

  function conceptOf(conceptId: number): ConceptSource {
    const found = concepts.find((concept) => concept.conceptId === conceptId);
    if (!found) throw malformed(`No concept ${conceptId}.`);
    return found;
  }

  return {
    venues,
    concepts,
    hotels,
    items,
    groups,
    modifiers,
    parents,
    places,
    target,
    branchOf,
    branch,
    place,
    placeOf,
    conceptOf,
  };
}
export type Catalog = ReturnType<typeof createCatalog>;

export function decimals(concept: ConceptSource): number {
  return concept.decimals ?? decimalsOf(concept.currency);
}
