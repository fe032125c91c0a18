/** Everything that the venue's server keeps. */
import type { RefTotals } from '../../oracle/reference.ts';
import type { linesView } from './cartViews.ts';
import { Clock } from './clock.ts';
import type { MethodSpec, PromoSpec } from './dishes.ts';
import type { Line, LineFact } from './lines.ts';
import { MenuBook } from './menu.ts';
import type { OrderType, Store } from './places.ts';
import type { Login } from './wire.ts';

export interface VenueOptions {
  /** Milliseconds. */
  now: () => number;
  /** From 0 on, below 1. */
  random: () => number;
  decimals: 0 | 2 | 3;
  /** Demands the anti-forgery token on what changes data. */
  xsrf: boolean;
  /** Takes an order as it is saved, where nothing is to be paid first. */
  inOneStep?: boolean;
}

export interface Cart {
  id: string;
  code: string;
  tableCode: string;
  type: OrderType;
  lines: Line[];
  version: number;
  promo: PromoSpec | undefined;
}

export interface Payment {
  id: string;
  eOrderId: number;
  provider: 'hosted' | 'qlub';
  minor: number;
  expiresAt: number;
  state: 'started' | 'processing' | 'paid' | 'failed' | 'cancelled' | 'closed' | 'refunded';
  /** Where the browser is sent back to. */
  origin: string;
}

/** What a save asks for, once it has been found right. */
export interface Wanted {
  key: string;
  code: string;
  store: Store;
  type: OrderType;
  /** Empty for the orders of customers. */
  tableCode: string;
  /** 0 for a visitor. */
  customerId: number;
  lines: readonly Line[];
  /** Of the cart that was saved; undefined where the device keeps it. */
  cartVersion: number | undefined;
  method: MethodSpec;
  tip: number;
  note: string;
  promo: PromoSpec | undefined;
  automatic: readonly PromoSpec[];
  arrival: Arrival;
  contact: { name: string; mobileNo: string } | undefined;
  payload: unknown;
}

export interface Order extends Wanted {
  eOrderId: number;
  /** As they were saved: a later price is not theirs. */
  facts: LineFact[];
  shown: ReturnType<typeof linesView>;
  totals: RefTotals;
  status: number;
  payment: Payment | undefined;
  keepUntil: number;
  placedAt: number | undefined;
}

/** Where a customer's order goes to, and when. */
export interface Arrival {
  addressId?: number;
  slotId?: string;
  scheduledFor?: string;
  deliveryFee?: number;
  freeDeliveryFrom?: number;
  slotFee?: number;
  /** In hundredths: the least that is brought there. */
  minimum?: number;
}

export interface ChargeFact {
  eOrderId: number;
  minor: number;
  /** Given back, because the order could not be had any more. */
  isRefunded: boolean;
}

export interface Address {
  addressId: number;
  /** The key of a new one. */
  uniqueId: string;
  fields: Record<string, unknown>;
  areaId: number;
}

export interface Customer {
  customerId: number;
  userId: number;
  countryId: number;
  dialCode: string;
  mobileNo: string;
  /** Empty before the profile is saved. */
  userName: string;
  addresses: Address[];
  defaultAddressId: number;
  selectedAddressId: number;
}

export interface SentCode {
  verificationId: string;
  mobileNo: string;
  dialCode: string;
  digits: string;
  sentAt: number;
  /** Of the call that sent it. */
  answer: unknown;
  source: string;
  used?: { at: number; login: unknown };
}

const SECONDS = 1000;
export const MINUTES = 60 * SECONDS;
export const KEEP_MS = 15 * MINUTES;
/** A payment page is open for so long. */
export const PAGE_MS = 10 * MINUTES;

export class World {
  readonly random: () => number;
  readonly clock: Clock;
  readonly menu: MenuBook;
  readonly inOneStep: boolean;
  readonly xsrfToken: string | undefined;
  readonly defects: string[] = [];
  isOpen = true;
  isPaused = false;
  /** What a bank has taken, with what it gave back. */
  readonly charges: ChargeFact[] = [];
  readonly carts = new Map<string, Cart>();
  /** Keys whose cart is gone for good. */
  readonly goneCarts = new Set<string>();
  /** To which cart a line belongs or belonged. */
  readonly cartOfLine = new Map<number, string>();
  readonly cartOfUniqueId = new Map<string, string>();
  readonly orders = new Map<number, Order>();
  readonly orderOfKey = new Map<string, Order>();
  readonly payments = new Map<string, Payment>();
  readonly customers = new Map<string, Customer>();
  readonly logins = new Map<string, Login>();
  /** By number, as the customers are. */
  readonly codes = new Map<string, SentCode>();
  /** Zones that another store has taken over; 0 is nobody. */
  readonly zoneStores = new Map<number, number>();
  /** A server may answer what has lapsed as saved or as cancelled. */
  readonly showsLapsedAsCancelled: boolean;

  constructor(options: VenueOptions) {
    this.random = options.random;
    this.clock = new Clock(options.now);
    this.menu = new MenuBook(options.decimals);
    this.inOneStep = options.inOneStep ?? false;
    this.showsLapsedAsCancelled = options.random() < 0.5;
    this.xsrfToken = options.xsrf ? this.word(20) : undefined;
  }

  get now(): number {
    return this.clock.now();
  }

  /** Nine digits that nobody guesses. */
  freshId(): number {
    return 100_000_000 + Math.floor(this.random() * 900_000_000);
  }

  freshOrderId(): number {
    let id = this.freshId();
    while (this.orders.has(id)) id = this.freshId();
    return id;
  }

  word(length: number): string {
    let word = '';
    while (word.length < length) word += Math.floor(this.random() * 36).toString(36);
    return word;
  }

  customerById(customerId: number): Customer | undefined {
    return [...this.customers.values()].find((each) => each.customerId === customerId);
  }

  isLapsed({ status, keepUntil }: Order): boolean {
    return status < 3 && this.now >= keepUntil;
  }

  /** As a store tells whether it takes orders now. */
  get hours() {
    return { isOpenNow: this.isOpen, ...this.opening };
  }

  /** Shut places say when they open. */
  get opening() {
    return this.isOpen ? {} : { nextOpenAt: this.clock.nextOpening() };
  }

  /** It came to the kitchen, whatever became of it. */
  isPlaced({ placedAt }: Order): boolean {
    return placedAt !== undefined;
  }
}
