/** The codes of the venue, which a diner scans or types. */
import { Defect, Refusal } from './wire.ts';

export type OrderType = 'Table' | 'DriveThrough' | 'Room' | 'Delivery' | 'PickUp';
export const MENU_TYPES: Record<OrderType, number> = {
  Table: 1,
  DriveThrough: 2,
  Room: 3,
  Delivery: 4,
  PickUp: 5,
};

/** `tokenKey` of visitors without a log-in. */
export const PUBLIC_KEY = 'public-visitor';
export const CONCEPT_ID = 7;

export interface Store {
  code: string;
  storeId: number;
}

export const STORES: readonly Store[] = [
  { code: 'CEDAR', storeId: 11 },
  { code: 'PINE', storeId: 12 },
];

interface Table {
  code: string;
  tableCode: string;
  orderType: 'Table' | 'DriveThrough' | 'Room';
}

export const TABLES: readonly Table[] = [
  { code: 'CEDAR', tableCode: 'C1', orderType: 'Table' },
  { code: 'CEDAR', tableCode: 'CDRIVE', orderType: 'DriveThrough' },
  { code: 'CEDAR', tableCode: 'R101', orderType: 'Room' },
];

/** The hotel room behind the last table. */
export const ROOM = { roomCode: 'GRAND', tableId: 101, lastName: 'Haddad' };

export function storeOfCode(code: string | undefined): Store {
  const store = STORES.find((each) => each.code === code);
  if (!store) throw new Defect(`no venue has the code ${code}`, 404);
  return store;
}

export function storeOfId(storeId: number): Store {
  const store = STORES.find((each) => each.storeId === storeId);
  if (!store) throw new Refusal(-1);
  return store;
}

export function tableOf(tableCode: string | null | undefined): Table & { storeId: number } {
  const table = TABLES.find((each) => each.tableCode === tableCode);
  if (!table) throw new Refusal(-19);
  return { ...table, storeId: storeOfCode(table.code).storeId };
}
