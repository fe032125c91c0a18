/** What a cart or an order costs. The sums are those of the reference, not of the app. */
import type { RefCart, RefCharges, RefLoyalty, RefPromo } from '../../oracle/cartOfReference.ts';
import { reference, type RefTotals } from '../../oracle/reference.ts';
import { totalsOnWire } from '../../oracle/totalsOnWire.ts';
import type { MethodSpec, PromoSpec } from './dishes.ts';
import { refLineOf, type Line } from './lines.ts';
import type { MenuBook } from './menu.ts';
import { cashRoundingOf, chargesOf, currencyOf, TIP_MOST } from './menuViews.ts';
import type { OrderType, Store } from './places.ts';

export interface Billed {
  lines: readonly Line[];
  type: OrderType;
  store: Store;
  method?: MethodSpec;
  tip?: number;
  code?: PromoSpec;
  automatic?: readonly PromoSpec[];
  loyalty?: RefLoyalty;
  deliveryFee?: number;
  freeDeliveryFrom?: number;
  slotFee?: number;
}

/** In hundredths: what an outlet takes for the tray. */
const TRAY = 75;
const NO_SPLIT = { people: 1, takers: [[0]], apart: [false], hasSecondOrder: false, coin: 0 };

export function refPromo(menu: MenuBook, promo: PromoSpec): RefPromo {
  return {
    kind: promo.kind,
    value: promo.kind === 'percent' ? promo.value : menu.amount(promo.value),
    cap: menu.amount(promo.cap),
    minOrderAmount: menu.amount(promo.minimum),
    menuItemIds: [],
    categoryIds: promo.categoryIds ?? [],
    freeItemId: promo.freeItemId,
    isCombinable: promo.isCombinable,
  };
}

export function bill(menu: MenuBook, billed: Billed): RefTotals {
  const { store, type, method } = billed;
  const { taxes, serviceCharge, packagingFee } = chargesOf(menu, store, type);
  const charges: RefCharges = {
    deliveryFee: billed.deliveryFee ?? 0,
    freeDeliveryFrom: billed.freeDeliveryFrom,
    slotFee: billed.slotFee ?? 0,
    packagingFee,
    trayCharge: type === 'Room' ? menu.amount(TRAY) : 0,
    methodFee: menu.amount(method?.fee ?? 0),
    serviceCharge,
    taxes,
    tip: billed.tip ?? 0,
    tipMax: menu.amount(TIP_MOST),
    minOrderAmount: 0,
    isCash: method?.kind === 'cash',
    cashRounding: cashRoundingOf(menu),
  };
  const cart: RefCart = {
    decimals: menu.decimals,
    lines: billed.lines.map((line) => refLineOf(menu, line, type)),
    code: billed.code && refPromo(menu, billed.code),
    automatic: (billed.automatic ?? []).map((promo) => refPromo(menu, promo)),
    loyalty: billed.loyalty,
    charges,
    split: NO_SPLIT,
  };
  return reference(cart);
}

export function trayCharge(menu: MenuBook): number {
  return menu.amount(TRAY);
}

export function totalsView(menu: MenuBook, totals: RefTotals, store: Store, type: OrderType) {
  const { taxes } = chargesOf(menu, store, type);
  return totalsOnWire(totals, { decimals: menu.decimals, currency: currencyOf(menu), taxes });
}
