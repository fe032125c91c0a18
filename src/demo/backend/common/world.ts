/** All data of the demo for one value of the cookie `world`. Each browser test uses its own. */
import { randomInt } from 'node:crypto';
import { SECOND_MS } from '../../../config/times.ts';
import type { Fault } from '../../control/actions.ts';
import type { Catalog } from './catalog.ts';
import type {
  AddressRecord,
  CodeRecord,
  CustomerRecord,
  LoginRecord,
  OrderRecord,
  PaymentRecord,
  PushRecord,
  ReviewRecord,
  ServerCart,
} from './records.ts';

const LARGEST_ID = 2 ** 47;

/** Photos of diners by name, oldest first. */
export type Uploads = Map<string, { body: Uint8Array; type: string }>;

export interface World {
  name: string;
  catalog: Catalog;
  /** Shared by all first answers, so that simultaneous first answers set the same token. */
  antiForgeryToken: string;
  /** Seconds that the control page has added to the clock. */
  clockOffsetSeconds: number;
  /** When the control page stopped the clock. */
  stoppedAtMs?: number;

  carts: Map<string, ServerCart>;
  orders: Map<number, OrderRecord>;
  /** The unique index on (concept, order key). */
  ordersByKey: Map<string, OrderRecord>;
  lastOrderNo: number;
  payments: Map<string, PaymentRecord>;
  promoUses: { promoId: number; customerId: number; eOrderID: number }[];
  wrongPromoCodes: Map<string, number[]>;
  guestTries: Map<string, number[]>;
  serviceCalls: Map<string, { uniqueId: string; at: number }>;

  customers: Map<number, CustomerRecord>;
  addresses: Map<number, AddressRecord>;
  codes: CodeRecord[];
  lockedNumbers: Map<string, number>;
  logins: Map<string, LoginRecord>;
  reviews: ReviewRecord[];
  uploads: Uploads;
  /** A customer's subscription and one per visitor's order may share an endpoint. */
  pushes: Map<string, PushRecord>;
  /** Messages already sent to a push service. */
  pushesSent: Set<string>;

  /** Changes made on the control page. */
  itemPrices: Map<number, number>;
  modifierPrices: Map<number, number>;
  stock: Map<number, number>;
  soldOutItems: Set<number>;
  soldOutModifiers: Set<number>;
  retiredItems: Set<number>;
  storesClosed: Map<number, { reopensAt: number }>;
  pausedConcepts: Set<number>;
  methodsOff: Set<number>;
  /** Stores with a closed drive-through, and occupied bays. */
  lanesOff: Set<number>;
  baysTaken: Set<number>;
  /** True when popups are switched off. */
  isQuiet: boolean;
  /** Number of publications of each brand's menu. */
  editions: Map<number, number>;
  faults: Fault[];
  delays: { call: string; ms: number }[];
}

export function createWorld(name: string, catalog: Catalog, uploads: Uploads): World {
  const stock = new Map<number, number>();
  for (const { item } of catalog.items.values()) {
    if (item.stock !== undefined) stock.set(item.id, item.stock);
  }
  return {
    name,
    catalog,
    antiForgeryToken: unguessableText(24),
    clockOffsetSeconds: 0,
    carts: new Map(),
    orders: new Map(),
    ordersByKey: new Map(),
    lastOrderNo: 100,
    payments: new Map(),
    promoUses: [],
    wrongPromoCodes: new Map(),
    guestTries: new Map(),
    serviceCalls: new Map(),
    customers: new Map(),
    addresses: new Map(),
    codes: [],
    lockedNumbers: new Map(),
    logins: new Map(),
    reviews: [],
    uploads,
    pushes: new Map(),
    pushesSent: new Set(),
    itemPrices: new Map(),
    modifierPrices: new Map(),
    stock,
    soldOutItems: new Set(),
    soldOutModifiers: new Set(),
    retiredItems: new Set(),
    storesClosed: new Map(),
    pausedConcepts: new Set(),
    methodsOff: new Set(),
    lanesOff: new Set(),
    baysTaken: new Set(),
    isQuiet: false,
    editions: new Map(),
    faults: [],
    delays: [],
  };
}

export function now(world: World): number {
  return (world.stoppedAtMs ?? Date.now()) + world.clockOffsetSeconds * SECOND_MS;
}

/** Random, so that one number does not reveal others. */
export function unguessableId(isTaken: (id: number) => boolean): number {
  let id = randomInt(1_000_000_000, LARGEST_ID);
  while (isTaken(id)) id = randomInt(1_000_000_000, LARGEST_ID);
  return id;
}

const TEXT_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

export function unguessableText(length: number): string {
  return Array.from({ length }, () => TEXT_ALPHABET[randomInt(TEXT_ALPHABET.length)] ?? 'a').join(
    '',
  );
}
