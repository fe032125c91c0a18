/** The current price and availability of a dish in a branch. */
import type { DiscountSetup } from '../../../contract/modifiers.ts';
import type { MenuTypeId, OrderType } from '../../../contract/basics.ts';
import type { Lang } from '../../../contract/languages.ts';
import type { DiscountSource, ItemSource, ModifierSource } from '../../venues/menuSource.ts';
import type { ConceptSource } from '../../venues/source.ts';
import { decimals, type Branch } from '../common/catalog.ts';
import { minor } from '../common/money.ts';
import { presence } from '../common/windows.ts';
import { now, type World } from '../common/world.ts';

export const DEFAULT_MAX_QTY = 99;
const MENU_TYPES: Record<OrderType, MenuTypeId> = {
  Table: 1,
  DriveThrough: 2,
  Room: 3,
  Delivery: 4,
  PickUp: 5,
};

export function menuTypeOf(orderType: OrderType): MenuTypeId {
  return MENU_TYPES[orderType];
}

export function orderTypeOfMenu(menuTypeId: number): OrderType | undefined {
  return (Object.keys(MENU_TYPES) as OrderType[]).find((type) => MENU_TYPES[type] === menuTypeId);
}

/** One schedule per branch and order type. */
export function menuScheduleId(branch: Branch, orderType: OrderType): number {
  return branch.store.storeId * 10 + menuTypeOf(orderType);
}

/** Changes with every publication, including price changes; selling out does not publish. */
export function menuScheduleUniqueId(world: World, branch: Branch, orderType: OrderType): string {
  const edition = world.editions.get(branch.concept.conceptId) ?? 1;
  return `${branch.code}-${menuTypeOf(orderType)}-v${edition}`;
}

export function itemPrice(world: World, concept: ConceptSource, item: ItemSource): number {
  return minor(world.itemPrices.get(item.id) ?? item.price, decimals(concept));
}

export function modifierPrice(
  world: World,
  concept: ConceptSource,
  modifier: ModifierSource,
): number {
  return minor(world.modifierPrices.get(modifier.id) ?? modifier.price ?? 0, decimals(concept));
}

interface ShelfState {
  isAvailable: boolean;
  reason?: 'soldOut' | 'time' | 'store';
  from?: number;
  changesAt?: number;
}

function isSoldOut(world: World, item: ItemSource): boolean {
  return (
    (item.soldOut === true && !world.stock.has(item.id)) ||
    world.soldOutItems.has(item.id) ||
    world.stock.get(item.id) === 0
  );
}

export function shelfState(
  world: World,
  branch: Branch,
  item: ItemSource,
  orderType: OrderType,
): ShelfState {
  if (world.retiredItems.has(item.id) || isSoldOut(world, item)) {
    return { isAvailable: false, reason: 'soldOut' };
  }
  const isHere = item.orderTypes?.includes(orderType) ?? true;
  if (!isHere || branch.store.soldOutItemIds?.includes(item.id)) {
    return { isAvailable: false, reason: 'store' };
  }
  const category = branch.concept.categories.find((entry) => entry.id === item.categoryId);
  const { timeZone } = branch.concept;
  const at = now(world);
  const own = presence(item.availability, at, timeZone);
  const shared = presence(category?.availability, at, timeZone);
  const changes = [own.changesAt, shared.changesAt].filter((moment) => moment !== undefined);
  const changesAt = changes.length > 0 ? Math.min(...changes) : undefined;
  if (own.isOn && shared.isOn) return { isAvailable: true, changesAt };
  const starts = [own.from, shared.from].filter((moment) => moment !== undefined);
  const from = starts.length > 0 ? Math.max(...starts) : undefined;
  return { isAvailable: false, reason: 'time', from, changesAt };
}

export function isModifierAvailable(
  world: World,
  branch: Branch,
  modifier: ModifierSource,
  orderType: OrderType,
): boolean {
  if (modifier.soldOut || world.soldOutModifiers.has(modifier.id)) return false;
  const dish = modifier.itemId === undefined ? undefined : world.catalog.items.get(modifier.itemId);
  return dish === undefined || shelfState(world, branch, dish.item, orderType).isAvailable;
}

function discountSetup(source: DiscountSource, lang: Lang): DiscountSetup {
  const isBuyGet = source.kind === 'buyGet';
  return {
    id: source.id,
    discountType: isBuyGet ? 1 : 3,
    buyQty: isBuyGet ? source.buy : 0,
    getQty: isBuyGet ? source.get : 0,
    discountGetItems: isBuyGet
      ? (source.getItemIds ?? []).map((menuItemId) => ({ menuItemId }))
      : [],
    per_Value: isBuyGet ? 0 : source.percent,
    cap_limit: isBuyGet ? 0 : (source.cap ?? 0),
    min_order_amt: isBuyGet ? 0 : (source.minOrder ?? 0),
    priceModifiers: isBuyGet && (source.priceModifiers ?? false),
    dis_note: lang === 'AR' ? source.note.ar : source.note.en,
    dis_noteAr: source.note.ar,
    startsAt: source.startsAt,
    endsAt: source.endsAt,
    orderTypes: source.orderTypes,
  };
}

interface Offer {
  setup: DiscountSetup | null;
  isInForce: boolean;
}

/** The offer of a dish, in force or not; an offer in force takes precedence. */
export function offerOf(
  world: World,
  branch: Branch,
  item: ItemSource,
  orderType: OrderType,
  lang: Lang,
): Offer {
  const offers = (branch.concept.discounts ?? []).filter((offer) =>
    offer.itemIds.includes(item.id),
  );
  const at = now(world);
  const inForce = offers.find(
    (offer) =>
      item.discountable !== false &&
      (offer.orderTypes?.includes(orderType) ?? true) &&
      (offer.startsAt === undefined || Date.parse(offer.startsAt) <= at) &&
      (offer.endsAt === undefined || at <= Date.parse(offer.endsAt)),
  );
  const chosen = inForce ?? offers[0];
  return {
    setup: chosen ? discountSetup(chosen, lang) : null,
    isInForce: inForce !== undefined,
  };
}
