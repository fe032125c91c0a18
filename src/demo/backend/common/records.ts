/** The records of a world. Amounts are minor units, times are milliseconds. */
import type { AppliedPromo } from '../../../contract/promo.ts';
import type { DeliveryAddress } from '../../../contract/customer.ts';
import type { DiscountSetup } from '../../../contract/modifiers.ts';
import type { EOrderRequest } from '../../../contract/orders.ts';
import type { CodeChannel, OrderType } from '../../../contract/basics.ts';
import type { Lang } from '../../../contract/languages.ts';
import type { GroupSource, ItemSource, ModifierSource } from '../../venues/menuSource.ts';

export interface Choice {
  modifierId: number;
  quantity: number;
}

/** Prices when the line was added to the cart. */
export interface SeenPrices {
  price: number;
  modifiers: Map<number, number>;
  discountId: number;
}

/** A line as the diner requested it. */
export interface AskedLine {
  uniqueId: string;
  tableCartId: number;
  itemId: number;
  quantity: number;
  choices: Choice[];
  instruction: string;
  instructionHeader: string;
  addedBy?: string;
  seen: SeenPrices;
}

export interface ServerCart {
  uniqueCartId: string;
  tableCode: string;
  conceptId: number;
  lines: AskedLine[];
  version: number;
  usedAt: number;
  promoId?: number;
  /** The waiter cleared the table. */
  isCleared: boolean;
}

export interface PricedModifier {
  modifier: ModifierSource;
  group: GroupSource;
  quantity: number;
  price: number;
  isPriced: boolean;
}

/** A line with current prices. */
export interface PricedLine extends Omit<AskedLine, 'choices'> {
  item: ItemSource;
  price: number;
  modifiers: PricedModifier[];
  /** Priced modifiers of one unit. */
  mods: number;
  isAvailable: boolean;
  minQty: number;
  maxQty: number;
  /** The offer, if the line may take part in it now. */
  setup: DiscountSetup | null;
}

export interface LineDiscount {
  isDiscounted: boolean;
  isUsedForDiscount: boolean;
  usedDiscount: number;
  freeQty: number;
  /** The item discounts on this line. */
  amount: number;
}

/** The sums of a cart or an order, in minor units. */
export interface Sums {
  subTotal: number;
  discountAmount: number;
  discountNotes: string[];
  promoAmount: number;
  loyaltyAmount: number;
  deliveryFee: number;
  packagingFee: number;
  serviceCharge: number;
  taxes: {
    labelEn: string;
    labelAr: string;
    ratePercent: number;
    amount: number;
    isIncluded: boolean;
  }[];
  tip: number;
  cashRounding: number;
  payable: number;
  currency: string;
  decimals: number;
  lines: LineDiscount[];
}

export interface OrderStep {
  orderStatus: number;
  at: number;
}

/** The part of an order that another save replaces. */
export interface OrderContent {
  conceptId: number;
  code: string;
  storeId: number;
  orderType: OrderType;
  tableCode: string;
  /** 0 without a login. */
  customerId: number;
  keepUntil: number;
  request: EOrderRequest;
  cartVersion: number;
  lines: PricedLine[];
  sums: Sums;
  promo: AppliedPromo | null;
  points: number;
  address?: DeliveryAddress;
  scheduledFor?: number;
  cancelledAt?: number;
}

export interface OrderRecord extends OrderContent {
  eOrderID: number;
  orderNo: string;
  orderKey: string;
  createdOn: number;
  pointsEarned: number;
  /** From placed to completed, each with its time; empty until placed. */
  steps: OrderStep[];
  rejectedAt?: number;
  arrivedAt?: number;
  hasEarned: boolean;
}

export interface PaymentRecord {
  transactionId: string;
  eOrderID: number;
  provider: 'hosted' | 'qlub';
  amount: number;
  origin: string;
  expiresAt: number;
  paymentStatus: number;
  /** Its amount no longer fits the order, so a payment on it is refunded. */
  isClosed: boolean;
  /** When the provider will report success, if the diner left the page. */
  reportsAt?: number;
  settledAt?: number;
}

export interface CustomerRecord {
  customerId: number;
  userId: number;
  conceptId: number;
  firstName: string;
  lastName: string;
  countryId: number;
  dialCode: string;
  mobileNo: string;
  email: string;
  birthday: string;
  gender: '' | 'f' | 'm';
  lang: Lang;
  isMarketingAllowed: boolean;
  createdOn: number;
  isBlocked: boolean;
  points: number;
  selectedAddressId: number;
  defaultAddressId: number;
}

export type AddressRecord = Omit<
  DeliveryAddress,
  'storeId' | 'deliveryFee' | 'isDefault' | 'isSelected' | 'zone' | 'summary'
> & { uniqueId: string; usedAt: number };

export interface CodeRecord {
  verificationId: string;
  conceptId: number;
  /** Dial code and national number. */
  number: string;
  dialCode: string;
  mobileNo: string;
  countryId: number;
  email: string;
  lang: Lang;
  source: CodeChannel;
  sentTo: string;
  code: string;
  sentAt: number;
  expiresAt: number;
  resendAt: number;
  triesLeft: number;
  usedAt?: number;
  login?: LoginRecord;
}

export interface LoginRecord {
  token: string;
  rfId: string;
  customerId: number;
  conceptId: number;
  expiresAt: number;
}

export interface ReviewRecord {
  rateAndReviewId: number;
  uniqueId: string;
  templateId: number;
  eOrderID: number;
}

/** The destination of messages for a customer, or for one order of a visitor. */
export interface PushRecord {
  conceptId: number;
  customerId: number;
  orderKey: string | undefined;
  lang: Lang;
  endpoint: string;
  /** The browser decrypts its messages with these. */
  keys: { p256dh: string; auth: string };
  since: number;
}
