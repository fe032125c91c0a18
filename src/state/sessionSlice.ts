import type { StateCreator } from 'zustand';
import { NO_TABLE } from '../rules/common/address.ts';
import type { State } from '../contract/basics.ts';
import { recentVenuesEntry, type RecentVenue } from '../storage/deviceEntries.ts';
import { readLogin, type StoredLogin } from '../storage/login.ts';
import { isDeliveryEntry, isPickUpEntry } from '../storage/venueEntries.ts';
import {
  codeEntry,
  entryPlacesEntry,
  mergeCodeEntry,
  roomCodeEntry,
  roomIdleEntry,
  roomTableIdEntry,
  stateEntry,
  storeIdEntry,
  tableCodeEntry,
  type EntryPlace,
} from '../storage/visitEntries.ts';

/** The diner's place and mode, and the entry page that led there. */
export interface Visit {
  code: string;
  tableCode: string;
  state: State;
  roomCode?: string;
  roomTableId?: number;
  /** No guest is checked in to the room, so the visit's pages can only be read. */
  isRoomIdle?: true;
  mergeCode?: string;
}

export interface SessionSlice {
  visit: Visit | undefined;
  /** Called by every page with a code; returns the known facts about that visit. */
  enterVisit: (code: string, tableCode: string | undefined) => Visit;
  /** Called by every page of a venue's delivery side, which has no table. */
  enterDelivery: (code: string) => Visit;
  /** The diner chooses delivery or pick-up; the caller enters the delivery side again. */
  chooseDelivery: (code: string, orderType: 'Delivery' | 'PickUp') => void;

  /** Called by a hotel room's page: its outlets then serve that room. */
  enterRoom: (
    hotelCode: string,
    tableId: number,
    outlets: readonly OutletPlace[],
    isActive?: boolean,
  ) => void;
  /** Called by a food hall's page: its venues then use the hall's modes and tables. */
  enterHall: (hallCode: string, venues: readonly EntryPlace[]) => void;
  /** Called for a drive-through, whose lane is the table. */
  enterLane: (code: string, laneCode: string) => void;
  /** Changes the mode of the visit, when the venue's menu names another one. */
  correctState: (state: State) => void;
  /** Writes the visit back from memory after the session storage was cleared. */
  restoreVisit: () => void;
  rememberStoreId: (storeId: number) => void;
  rememberVenue: (venue: RecentVenue) => void;
  /** The customer logged in at each venue that was entered. */
  logins: Readonly<Record<string, StoredLogin>>;
  /** Reads the stored login again, after it has started, ended or changed its name. */
  lookAtLogin: (code: string) => void;
}

/** Modes without a table: a stored one says nothing about the mode at a table. */
const DELIVERY_STATES: ReadonlySet<State | undefined> = new Set<State>(['Delivery', 'PickUp']);

type OutletPlace = Omit<EntryPlace, 'state'>;

/** The mode and table that the hotel or the hall has for this venue. */
function entryPlaceOf(code: string, tableCode: string): EntryPlace | undefined {
  const places = (entryPlacesEntry.read() ?? []).filter((place) => place.code === code);
  return (
    places.find((place) => place.tableCode === tableCode) ??
    places.find((place) => place.tableCode === NO_TABLE)
  );
}

/** The diner has left the room or the hall: no back target may lead there. */
function leaveEntry(): void {
  roomCodeEntry.remove();
  roomTableIdEntry.remove();
  roomIdleEntry.remove();
  mergeCodeEntry.remove();
  entryPlacesEntry.remove();
}

/** The mode at a table: the entry page's, else the stored one of this table. */
function stateAt(code: string, tableCode: string, entered: EntryPlace | undefined): State {
  if (entered && entered.tableCode === tableCode && entered.state !== 'View') return entered.state;
  const isSamePlace = codeEntry.read() === code && tableCodeEntry.read() === tableCode;
  const stored = isSamePlace ? stateEntry.read() : undefined;
  if (stored !== undefined && stored !== 'View' && !DELIVERY_STATES.has(stored)) return stored;
  return tableCode === NO_TABLE ? 'View' : 'Table';
}

/** Restores the room or the hall, without its list of venues, which only its page reads. */
function writeEntry(visit: Visit, places: readonly EntryPlace[]): void {
  const { code, tableCode, state, roomCode, roomTableId, isRoomIdle, mergeCode } = visit;
  if (roomCode !== undefined) roomCodeEntry.write(roomCode);
  if (roomTableId !== undefined) roomTableIdEntry.write(roomTableId);
  if (isRoomIdle) roomIdleEntry.write(isRoomIdle);
  if (mergeCode !== undefined) mergeCodeEntry.write(mergeCode);
  const isEntered = roomCode !== undefined || mergeCode !== undefined;
  const known = places.length > 0 ? places : [{ code, tableCode, state }];
  if (isEntered) entryPlacesEntry.write([...known]);
}

function writeVisit(visit: Visit): void {
  // Keep a table scanned at this venue for the way back, but not one of another venue.
  const isElsewhere = codeEntry.read() !== visit.code;
  if (isElsewhere) storeIdEntry.remove();
  if (!DELIVERY_STATES.has(visit.state)) tableCodeEntry.write(visit.tableCode);
  else if (isElsewhere) tableCodeEntry.remove();
  codeEntry.write(visit.code);
  stateEntry.write(visit.state);
}

function isSame<T extends object>(known: T | undefined, now: T): known is T {
  return (
    known !== undefined &&
    Object.entries(now).every(([name, value]) => known[name as keyof T] === value)
  );
}

/** The stored places as last read, in case the session storage is cleared during the visit. */
let knownPlaces: readonly EntryPlace[] = [];

export const createSessionSlice: StateCreator<SessionSlice> = (set, get) => {
  const keepLogin = (code: string) => {
    const { logins } = get();
    const login = readLogin(code);
    if (!isSame(logins[code], login)) set({ logins: { ...logins, [code]: login } });
  };
  const enter = (visit: Visit): Visit => {
    writeVisit(visit);
    const known = get().visit;
    if (isSame(known, visit)) return known;
    set({ visit });
    return visit;
  };
  return {
    visit: undefined,
    enterVisit: (code, tableCode) => {
      keepLogin(code);
      const isKnownCode = codeEntry.read() === code;
      const table = tableCode ?? (isKnownCode ? tableCodeEntry.read() : undefined) ?? NO_TABLE;
      const entered = entryPlaceOf(code, table);
      if (!entered) leaveEntry();
      knownPlaces = entryPlacesEntry.read() ?? [];
      return enter({
        code,
        tableCode: table,
        state: stateAt(code, table, entered),
        roomCode: roomCodeEntry.read(),
        roomTableId: roomTableIdEntry.read(),
        isRoomIdle: roomIdleEntry.read(),
        mergeCode: mergeCodeEntry.read(),
      });
    },
    enterDelivery: (code) => {
      keepLogin(code);
      return enter({
        code,
        tableCode: NO_TABLE,
        state: isPickUpEntry.read(code) && !isDeliveryEntry.read(code) ? 'PickUp' : 'Delivery',
        mergeCode: mergeCodeEntry.read(),
      });
    },
    chooseDelivery: (code, orderType) => {
      isDeliveryEntry.write(orderType === 'Delivery', code);
      isPickUpEntry.write(orderType === 'PickUp', code);
    },

    enterRoom: (hotelCode, tableId, outlets, isActive = true) => {
      leaveEntry();
      roomCodeEntry.write(hotelCode);
      roomTableIdEntry.write(tableId);
      if (!isActive) roomIdleEntry.write(true);
      stateEntry.write('Room');
      entryPlacesEntry.write(
        outlets.map(({ code, tableCode }) => ({ code, tableCode, state: 'Room' })),
      );
    },
    enterHall: (hallCode, venues) => {
      leaveEntry();
      mergeCodeEntry.write(hallCode);
      entryPlacesEntry.write([...venues]);
    },
    enterLane: (code, laneCode) => {
      codeEntry.write(code);
      tableCodeEntry.write(laneCode);
      stateEntry.write('DriveThrough');
    },
    correctState: (state) => stateEntry.write(state),
    restoreVisit: () => {
      const { visit } = get();
      if (!visit) return;
      writeEntry(visit, knownPlaces);
      writeVisit(visit);
    },
    rememberStoreId: (storeId) => storeIdEntry.write(storeId),
    rememberVenue: (venue) => {
      const others = (recentVenuesEntry.read() ?? []).filter(
        (known) =>
          known.code !== venue.code ||
          known.tableCode !== venue.tableCode ||
          known.isDelivery !== venue.isDelivery,
      );
      recentVenuesEntry.write([venue, ...others]);
    },
    logins: {},
    lookAtLogin: (code) => {
      if (get().logins[code] !== undefined) keepLogin(code);
    },
  };
};
