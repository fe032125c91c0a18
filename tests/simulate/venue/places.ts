/** The addresses of the venue: what a diner scans or types. */
import { UnknownVenue, Refusal } from './wire.ts';

export type OrderType = 'Table' | 'DriveThrough' | 'Room' | 'Delivery' | 'PickUp';
export const MENU_TYPES: Record<OrderType, number> = {
  Table: 1,
  DriveThrough: 2,
  Room: 3,
  Delivery: 4,
  PickUp: 5,
};

/** `tokenKey` of whoever is not logged in. */
export const PUBLIC_KEY = 'public-visitor';
export const CONCEPT_ID = 7;

export interface Store {
  code: string;
  storeId: number;
  label: string;
  labelAr: string;
  latitude: number;
}

export const STORES: readonly Store[] = [
  { code: 'CEDAR', storeId: 11, label: 'Cedar House', labelAr: 'بيت الأرز', latitude: 29.35 },
  { code: 'PINE', storeId: 12, label: 'Pine House', labelAr: 'بيت الصنوبر', latitude: 29.45 },
];

export const HOTEL = { code: 'GRAND', label: 'Grand Hotel', labelAr: 'الفندق الكبير' };

interface Table {
  code: string;
  tableCode: string;
  orderType: 'Table' | 'DriveThrough' | 'Room';
  label: string;
}

export const TABLES: readonly Table[] = [
  { code: 'CEDAR', tableCode: 'C1', orderType: 'Table', label: 'Table 1' },
  { code: 'CEDAR', tableCode: 'C2', orderType: 'Table', label: 'Table 2' },
  { code: 'PINE', tableCode: 'P1', orderType: 'Table', label: 'Table 1' },
  { code: 'CEDAR', tableCode: 'CDRIVE', orderType: 'DriveThrough', label: 'Drive-through' },
  { code: 'CEDAR', tableCode: 'R101', orderType: 'Room', label: 'Room 101' },
  { code: 'PINE', tableCode: 'R101P', orderType: 'Room', label: 'Room 101' },
];

export interface Room {
  tableId: number;
  lastName: string;
  tableCode: string;
  /** The table code of each outlet. */
  outlets: Readonly<Record<string, string>>;
}

export const ROOMS: readonly Room[] = [
  {
    tableId: 101,
    lastName: 'Haddad',
    tableCode: 'ROOM101',
    outlets: { CEDAR: 'R101', PINE: 'R101P' },
  },
];

/** An address that leads somewhere. */
export function isVenueCode(code: string): boolean {
  return code === HOTEL.code || STORES.some((store) => store.code === code);
}

/** What has settings of the delivery side: a hotel too, where nothing is delivered. */
export function brandOf(code: string | undefined) {
  const { label, labelAr, ...named } = code === HOTEL.code ? HOTEL : storeOfCode(code);
  return { code: named.code, label, labelAr, delivers: named.code !== HOTEL.code };
}

export function storeOfCode(code: string | undefined): Store {
  const store = STORES.find((each) => each.code === code);
  if (store) return store;
  if (code === HOTEL.code) throw new Refusal(-1);
  throw new UnknownVenue(code);
}

export function storeOfId(storeId: number): Store {
  const store = STORES.find((each) => each.storeId === storeId);
  if (!store) throw new Refusal(-1);
  return store;
}

export function tableOf(tableCode: string | undefined): Table & { storeId: number } {
  const table = TABLES.find((each) => each.tableCode === tableCode);
  if (!table) throw new Refusal(-19);
  return { ...table, storeId: storeOfCode(table.code).storeId };
}
