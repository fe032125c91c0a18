/** A cart of the device, told in the words in which a server tells of its own. */
import type { Lang } from '../../contract/languages.ts';
import type {
  CartChange,
  CartLine,
  CartView,
  CartViewLine,
  DeliveryCart,
} from '../../contract/cart.ts';
import type { ConceptSetup } from '../../contract/concept.ts';
import type { DeliveryAddress, ZoneCheck } from '../../contract/customer.ts';
import type { PromoRule } from '../../contract/promo.ts';
import type { MenuDetails } from '../../contract/menu.ts';
import { modifierItemIdOf } from '../../contract/modifiers.ts';
import type { OrderType } from '../../contract/basics.ts';
import { lineTotalOf } from '../../rules/common/cartTotals.ts';
import { deliveryMinimum, freeDeliveryThreshold } from '../../rules/cart/charges.ts';
import {
  deviceBill,
  type DeviceBill,
  type DeviceChoice,
  type DeviceTerms,
} from '../../rules/cart/deviceBill.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { decimalsOf, formatMajor, formatMinor, toMajor } from '../../rules/common/money.ts';

/** What the venue's server has said that the bill of a device's cart is made of. */
export interface DeviceFacts {
  menu: MenuDetails;
  setup: ConceptSetup;
  automatic: readonly PromoRule[];
  /** Where the order is brought to, as far as that is known. */
  address: DeliveryAddress | undefined;
  /** What the venue said of the part of town that was named before there was an address. */
  askedZone?: ZoneCheck;
  isNewCustomer: boolean;
}

export interface DeviceOrderIdentity {
  orderType: OrderType;
  storeId: number;
  /** It comes to an address, and is not fetched. */
  isBrought: boolean;
}

/** On whose terms something is brought; a part of town that is not served has none. */
function zoneOf({ address, askedZone }: DeviceFacts): ZoneCheck | undefined {
  return address?.zone ?? (askedZone?.inZone ? askedZone : undefined);
}

function deviceTerms(
  facts: DeviceFacts,
  { orderType, storeId, isBrought }: DeviceOrderIdentity,
  own: { code?: PromoRule; slotFee?: number; nowMs: number },
): DeviceTerms {
  const { menu, setup, automatic, isNewCustomer } = facts;
  const zone = isBrought ? zoneOf(facts) : undefined;
  const fee = facts.address?.deliveryFee ?? zone?.deliveryFee ?? 0;
  return {
    currency: menu.currency,
    decimals: decimalsOf(menu.currency, menu.currencyDecimals),
    menu,
    addressFee: isBrought ? fee : 0,
    freeFrom: freeDeliveryThreshold(setup, zone),
    slotFee: own.slotFee,
    code: own.code,
    automatic,
    place: { orderType, storeId, nowMs: own.nowMs, timeZone: menu.timeZone, isNewCustomer },
  };
}

/** What an order must be worth here, in major units. */
export function leastOrder(
  facts: DeviceFacts,
  { isBrought }: Pick<DeviceOrderIdentity, 'isBrought'>,
): number {
  const { setup } = facts;
  return isBrought ? deliveryMinimum(setup, zoneOf(facts)) : setup.minOrderPickUp;
}

/** What keeps a line from being ordered; its words are the app's own. */
function troubleOf(line: CartLine): CartChange[] {
  const { uniqueId, id: menuItemId } = line;
  const gone = line.modifierGroupList
    .flatMap(({ groupId, modifiers }) => modifiers.map((modifier) => ({ groupId, modifier })))
    .find(({ modifier }) => modifier.isAvailable === false);
  const change = (more: Pick<CartChange, 'kind'> & Partial<CartChange>): CartChange => ({
    uniqueId,
    menuItemId,
    text: '',
    ...more,
  });
  if (gone) {
    const modifierItemId = modifierItemIdOf(gone.modifier);
    return [change({ kind: 'modifierUnavailable', groupId: gone.groupId, modifierItemId })];
  }
  if (!line.isAvailable) return [change({ kind: 'unavailable' })];
  const { maxQty } = line.menuItem;
  return line.quantity > maxQty ? [change({ kind: 'qty', maxQty })] : [];
}

function viewLine(line: CartLine, tableCartId: number, lang: Lang, digits: number): CartViewLine {
  const { menuItem } = line;
  const total = lineTotalOf(line, digits);
  return {
    menuItemId: line.id,
    menuItemName: labelOf({ ...menuItem, label: '' }, lang),
    price: line.price,
    qty: line.quantity,
    orderStatus: 1,
    thumbnailImageName: menuItem.thumbnailImageName,
    // The dish may have been read in another language than the one on screen.
    modifierLists: line.modifierGroupList.flatMap(({ modifiers }) =>
      modifiers.map((modifier) => ({ ...modifier, label: undefined })),
    ),
    tableCartId,
    uniqueId: line.uniqueId,
    sPrice: formatMajor(line.price, digits),
    lineTotal: toMajor(total, digits),
    sLineTotal: formatMinor(total, digits),
    instruction: line.instruction,
    instructionHeader: line.instructionHeader,
    isAvailable: line.isAvailable,
    isDiscounted: line.isDiscounted,
    freeQty: line.freeQty,
    minQty: Math.max(1, menuItem.minQty),
    maxQty: menuItem.maxQty,
    isCombo: menuItem.isCombo,
    isNonItem: line.isNonItem,
  };
}

interface ShownCart {
  /** Undefined for none: the view is empty then. */
  cart: DeliveryCart | undefined;
  bill: DeviceBill;
  facts: DeviceFacts;
  lang: Lang;
  /** A number for each line, the same for as long as the line lives. */
  numberOf: (uniqueId: string) => number;
  /** Lines whose price has changed before the diner's eyes. */
  priceChanges: readonly CartChange[];
}

export function deviceCartView(shown: ShownCart): CartView {
  const { cart, bill, facts, lang, numberOf, priceChanges } = shown;
  const { menu, setup } = facts;
  const { currency } = menu;
  const currencyDecimals = decimalsOf(currency, menu.currencyDecimals);
  const { totals } = bill;
  return {
    sGrandTotal: formatMajor(totals.subTotal, currencyDecimals),
    currency,
    discountAmount: totals.discountAmount,
    discountNote: bill.discountNote,
    isDisplayVoucher: setup.isPromoActive && setup.isDisplayVoucher,
    cartList: bill.lines.map((line) =>
      viewLine(line, numberOf(line.uniqueId), lang, currencyDecimals),
    ),
    uniqueCartId: cart?.deliveryId ?? '',
    tableCode: '',
    eOrderID: 0,
    grandTotal: totals.subTotal,
    totals,
    cartVersion: 0,
    menuScheduleUniqueId: cart?.menuScheduleUniqueId ?? menu.menuScheduleUniqueId,
    promo: bill.promo,
    changes: [...priceChanges, ...bill.lines.flatMap(troubleOf)],
    isOpen: true,
    currencyDecimals,
  };
}

export function billOfCart(
  lines: readonly CartLine[],
  facts: DeviceFacts,
  identity: DeviceOrderIdentity,
  own: { code?: PromoRule; slotFee?: number; nowMs: number },
  choice?: DeviceChoice,
): DeviceBill {
  return deviceBill(lines, deviceTerms(facts, identity, own), choice);
}
