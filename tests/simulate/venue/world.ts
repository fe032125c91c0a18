/** All data of the venue's server. */
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
  /** At least 0, below 1. */
  random: () => number;
  decimals: 0 | 2 | 3;
  /** Requires the anti-forgery token for changes. */
  xsrf: boolean;
  /** Places an order when it is saved, if no payment is needed first. */
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
  /** The origin for the way back to the app. */
  origin: string;
}

/** The content of a save after its checks. */
export interface Wanted {
  key: string;
  code: string;
  store: Store;
  type: OrderType;
  /** Empty for customers' orders. */
  tableCode: string;
  /** 0 for a visitor. */
  customerId: number;
  lines: readonly Line[];
  /** For the saved cart; undefined if the device keeps the cart. */
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
  /** As saved: later price changes do not apply. */
  facts: LineFact[];
  shown: ReturnType<typeof linesView>;
  totals: RefTotals;
  status: number;
  payment: Payment | undefined;
  keepUntil: number;
  placedAt: number | undefined;
}

/** The destination and time of a customer's order. */
export interface Arrival {
  addressId?: number;
  slotId?: string;
  scheduledFor?: string;
  deliveryFee?: number;
  freeDeliveryFrom?: number;
  slotFee?: number;
  /** The minimum order for this destination, in hundredths. */
  minimum?: number;
}

export interface ChargeFact {
  eOrderId: number;
  minor: number;
  /** Refunded because the order was no longer available. */
  isRefunded: boolean;
}

export interface Address {
  addressId: number;
  /** The key of a new address. */
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
  /** For the call that sent it. */
  answer: unknown;
  source: string;
  used?: { at: number; login: unknown };
}

const SECONDS = 1000;
export const MINUTES = 60 * SECONDS;
export const KEEP_MS = 15 * MINUTES;
/** Lifetime of a payment page. */
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
  /** The banks' charges, including refunded ones. */
  readonly charges: ChargeFact[] = [];
  readonly carts = new Map<string, Cart>();
  /** Keys whose cart is gone for good. */
  readonly goneCarts = new Set<string>();
  /** The cart of each current or former line. */
  readonly cartOfLine = new Map<number, string>();
  readonly cartOfUniqueId = new Map<string, string>();
  readonly orders = new Map<number, Order>();
  readonly orderOfKey = new Map<string, Order>();
  readonly payments = new Map<string, Payment>();
  readonly customers = new Map<string, Customer>();
  readonly logins = new Map<string, Login>();
  /** By phone number, like the customers. */
  readonly codes = new Map<string, SentCode>();
  /** Zones that another store has taken over; 0 means no store. */
  readonly zoneStores = new Map<number, number>();
  /** Servers may report an expired order as saved or as cancelled. */
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

  /** Nine digits that cannot be guessed. */
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

  /** A store's answer about its current opening. */
  get hours() {
    return { isOpenNow: this.isOpen, ...this.opening };
  }

  /** Closed places say when they open. */
  get opening() {
    return this.isOpen ? {} : { nextOpenAt: this.clock.nextOpening() };
  }

  /** True once the kitchen got the order, even if it was cancelled later. */
  isPlaced({ placedAt }: Order): boolean {
    return placedAt !== undefined;
  }
}
