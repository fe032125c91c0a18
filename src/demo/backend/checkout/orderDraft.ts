/** Calculates an order (lines, sums, promo, points) at the present moment, or refuses it. */
import type { CartChange } from '../../../contract/cart.ts';
import type { AppliedPromo } from '../../../contract/promo.ts';
import type { DeliveryAddress } from '../../../contract/customer.ts';
import { modifierItemIdOf } from '../../../contract/modifiers.ts';
import type { EOrderRequest } from '../../../contract/orders.ts';
import type { OrderType } from '../../../contract/basics.ts';
import type { Lang } from '../../../contract/languages.ts';
import type { PromoSource } from '../../venues/menuSource.ts';
import { addressErrors, addressView } from '../account/addresses.ts';
import { cartToRead } from '../cart/carts.ts';
import { promoOfCart } from '../cart/cartView.ts';
import { isRoomEmpty, decimals, type Branch, type Place } from '../common/catalog.ts';
import { missingOf } from '../cart/changes.ts';
import { refuseWhenClosed } from '../venue/hours.ts';
import { brokenGroup, priceLine } from '../cart/lines.ts';
import { redeem } from '../account/loyalty.ts';
import { display, minor } from '../common/money.ts';
import { checkMethodLimits, methodFor } from './orderForm.ts';
import { sumUp, type Priced, type Terms } from '../cart/pricing.ts';
import { appliedPromo, checkPromo, promoByCode, promoRule } from '../cart/promos.ts';
import type { AskedLine, CustomerRecord, PricedLine, ServerCart } from '../common/records.ts';
import { malformed, Refusal } from '../common/refusal.ts';
import { chosenSlot, type ChosenSlot } from '../delivery/slots.ts';
import { branchTerms, placeTerms } from '../cart/terms.ts';
import type { World } from '../common/world.ts';

export interface DraftContext {
  branch: Branch;
  /** The diner's table, for self-order. */
  place?: Place;
  orderType: OrderType;
  orderKey: string;
  request: EOrderRequest;
  customer?: CustomerRecord;
  lang: Lang;
  /** 0 = not saved yet. */
  eOrderID: number;
}

export interface Draft {
  lines: PricedLine[];
  sums: Priced;
  promo: AppliedPromo | null;
  address?: DeliveryAddress;
  slot?: ChosenSlot;
  cart?: ServerCart;
}

/** Lines of a device cart. Their prices are only those that the diner saw. */
function askedLines(request: EOrderRequest, digits: number): AskedLine[] {
  const lines = request.menuItemList ?? [];
  if (new Set(lines.map((line) => line.uniqueId)).size !== lines.length) {
    throw malformed('Two lines have one uniqueId.');
  }
  return lines.map((line) => {
    const modifiers = line.modifierGroupList.flatMap((group) => group.modifiers);
    if (line.quantity < 1) throw malformed(`quantity of line ${line.uniqueId} must be positive.`);
    return {
      uniqueId: line.uniqueId,
      tableCartId: 0,
      itemId: line.id,
      quantity: line.quantity,
      choices: modifiers.map((modifier) => ({
        modifierId: modifierItemIdOf(modifier),
        quantity: modifier.quantity,
      })),
      instruction: line.instruction,
      instructionHeader: line.instructionHeader,
      seen: {
        price: minor(line.price, digits),
        modifiers: new Map(
          modifiers.map((modifier) => [modifierItemIdOf(modifier), minor(modifier.price, digits)]),
        ),
        discountId: line.isDiscountable ? (line.discountSetup?.id ?? 0) : 0,
      },
    };
  });
}

/** -13 for a line that is no longer on the menu, -17 and -16 for one that breaks a rule. */
function checkLines(world: World, context: DraftContext, asked: AskedLine[]): PricedLine[] {
  const { branch, orderType, lang } = context;
  for (const line of asked) {
    const node = world.catalog.items.get(line.itemId);
    if (!node || node.concept !== branch.concept || world.retiredItems.has(line.itemId)) {
      throw new Refusal(-13);
    }
  }
  const lines = asked.map((line) => priceLine(world, branch, orderType, lang, line));
  const gone = lines.flatMap((line): CartChange[] =>
    missingOf(world, branch, orderType, lang, line),
  );
  if (gone.length > 0) throw new Refusal(-11, { changes: gone });
  for (const line of asked) {
    const node = world.catalog.items.get(line.itemId);
    const groupId = node && brokenGroup(world, node.item, line.choices);
    if (groupId !== undefined) throw new Refusal(-17, { groupId, uniqueId: line.uniqueId });
  }
  const units = new Map<number, number>();
  for (const { item, quantity, minQty, maxQty, uniqueId } of lines) {
    const total = (units.get(item.id) ?? 0) + quantity;
    units.set(item.id, total);
    if (quantity < minQty) throw new Refusal(-16, { minQty, uniqueId }, { n: minQty });
    const left = world.stock.get(item.id) ?? Number.POSITIVE_INFINITY;
    if (quantity <= maxQty && total <= left) continue;
    const most = Math.min(maxQty, Math.max(0, left - (total - quantity)));
    throw new Refusal(-16, { maxQty: most, uniqueId }, { n: most });
  }
  return lines;
}

function deliveryAddress(world: World, context: DraftContext): DeliveryAddress | undefined {
  const { branch, orderType, request, customer, lang } = context;
  if (orderType !== 'Delivery') return undefined;
  const record = world.addresses.get(request.addressId ?? 0);
  if (!record) throw new Refusal(-23);
  if (record.customerId !== customer?.customerId) throw new Refusal(-4);
  if (addressErrors(branch.concept, record, lang).length > 0) throw new Refusal(-23);
  const address = addressView(world, branch.concept, record);
  if (!address.zone.inZone) throw new Refusal(-20, { zone: address.zone });
  if (address.storeId !== branch.store.storeId) {
    throw new Refusal(-20, { storeId: address.storeId, zone: address.zone });
  }
  return address;
}

function refuseBelowMinimum(context: DraftContext, sums: Priced, zoneMinimum: number): void {
  const { concept } = context.branch;
  const { delivery } = concept;
  const own =
    context.orderType === 'Delivery'
      ? Math.max(delivery?.minOrderDelivery ?? 0, zoneMinimum)
      : context.orderType === 'PickUp'
        ? (delivery?.minOrderPickUp ?? 0)
        : (concept.minOrder ?? 0);
  const least = minor(own, sums.decimals);
  const missing = least - (sums.subTotal - sums.discountAmount);
  if (missing <= 0) return;
  const missingAmount = Number(display(missing, sums.decimals));
  const amount = `${display(least, sums.decimals)} ${sums.currency}`;
  throw new Refusal(-21, { minOrderAmount: own, missingAmount }, { amount });
}

/** The promo of the order: the code from the cart or the body, else the automatic one. */
function wantedPromo(
  world: World,
  context: DraftContext,
  cart: ServerCart | undefined,
  terms: Terms,
): PromoSource | undefined {
  const { request, place } = context;
  const { concept } = context.branch;
  if (place) return promoOfCart(world, place, cart ?? {}, terms);
  if (request.promoCode) {
    const promo = promoByCode(concept, request.promoCode);
    if (!promo) throw new Refusal(-30);
    return promo;
  }
  if (!request.automaticPromoId) return undefined;
  const promo = concept.promos?.find(
    (entry) => entry.id === request.automaticPromoId && entry.code === undefined,
  );
  if (!promo) throw new Refusal(-30);
  return promo;
}

export function draftOrder(world: World, context: DraftContext): Draft {
  const { branch, place, orderType, orderKey, request, customer, eOrderID } = context;
  const { concept, store } = branch;
  const digits = decimals(concept);
  const isPaused = world.pausedConcepts.has(concept.conceptId);
  const isLaneOff = orderType === 'DriveThrough' && world.lanesOff.has(store.storeId);
  const isToRead = place !== undefined && (place.isViewOnly || isRoomEmpty(place));
  if (isToRead || isPaused || isLaneOff || !store.orderTypes.includes(orderType)) {
    throw new Refusal(-18);
  }
  const method = methodFor(world, concept, orderType, request, place);
  const slot = chosenSlot(world, branch, orderType, request, eOrderID);
  if (!slot) refuseWhenClosed(world, branch, orderType);
  const address = deliveryAddress(world, context);

  const cart = place && cartToRead(world, place.tableCode, orderKey);
  const lines = checkLines(
    world,
    context,
    place ? (cart?.lines ?? []) : askedLines(request, digits),
  );
  if (lines.length === 0) throw place ? new Refusal(-14) : malformed('menuItemList is empty.');

  const base = place ? placeTerms(place) : branchTerms(branch, orderType);
  const free = address?.zone.freeDeliveryFrom ?? concept.delivery?.freeDeliveryFrom;
  const terms: Terms = {
    ...base,
    lines,
    packagingFee: (base.packagingFee ?? 0) + minor(method.fee ?? 0, digits),
    deliveryFee: minor(address?.deliveryFee ?? 0, digits),
    freeDeliveryFrom: free === undefined ? undefined : minor(free, digits),
    slotFee: slot?.fee,
    tip: minor(request.tip ?? 0, digits),
    cashMultiple:
      method.kind === 'cash' && concept.cashRounding !== undefined
        ? minor(concept.cashRounding, digits)
        : undefined,
  };
  const bare = sumUp(terms);
  refuseBelowMinimum(context, bare, address?.zone.minOrderAmount ?? 0);

  const source = wantedPromo(world, context, cart, terms);
  const customerId = customer?.customerId ?? 0;
  if (source) {
    const { storeId } = store;
    checkPromo(world, source, { concept, customerId, orderType, storeId, eOrderID });
    if (source.combinable === false && bare.discountAmount > 0) throw new Refusal(-35);
  }
  const rule = source && promoRule(world, source, customerId);
  const withPromo = rule ? sumUp({ ...terms, promo: rule }) : bare;
  const loyaltyAmount = redeem(
    world,
    concept,
    customer,
    orderType,
    request.loyaltyPoints ?? 0,
    withPromo,
    withPromo.isPromoApplied,
    eOrderID,
  );
  const sums = loyaltyAmount > 0 ? sumUp({ ...terms, promo: rule, loyaltyAmount }) : withPromo;
  checkMethodLimits(concept, method, sums.payable);
  return {
    lines,
    sums,
    promo: rule ? appliedPromo(rule, sums, concept, context.lang) : null,
    address,
    slot,
    cart,
  };
}
