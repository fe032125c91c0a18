/** Converts a device cart into the shape of a server cart, so that pages show both the same way. */
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

/** The server's answers that the bill of a device cart is calculated from. */
export interface DeviceFacts {
  menu: MenuDetails;
  setup: ConceptSetup;
  automatic: readonly PromoRule[];
  /** The delivery address, if one is chosen. */
  address: DeliveryAddress | undefined;
  /** The terms of the area that a visitor has chosen instead of an address. */
  askedZone?: ZoneCheck;
  isNewCustomer: boolean;
}

export interface DeviceOrderIdentity {
  orderType: OrderType;
  storeId: number;
  /** Delivery, as opposed to pick-up. */
  isBrought: boolean;
}

/** The zone whose terms apply; undefined for an area without delivery. */
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

/** The minimum order, in major units. */
export function leastOrder(
  facts: DeviceFacts,
  { isBrought }: Pick<DeviceOrderIdentity, 'isBrought'>,
): number {
  const { setup } = facts;
  return isBrought ? deliveryMinimum(setup, zoneOf(facts)) : setup.minOrderPickUp;
}

/** Why a line cannot be ordered. The text is empty: pages choose one by `kind`. */
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
    // Without `label`, which may be in another language than the page; the other two names stay.
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
  /** Undefined gives an empty view. */
  cart: DeliveryCart | undefined;
  bill: DeviceBill;
  facts: DeviceFacts;
  lang: Lang;
  /** A number for each line, which must stay the same. */
  numberOf: (uniqueId: string) => number;
  /** Lines whose price has changed since the diner chose them. */
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
    menuScheduleUniqueId: cart?.menuScheduleUniqueId || menu.menuScheduleUniqueId,
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
