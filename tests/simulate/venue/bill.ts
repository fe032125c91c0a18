/** The price of a cart or an order. The sums come from the reference, not from the app. */
import type { RefCharges, RefPromo } from '../../oracle/cartOfReference.ts';
import { reference, type RefTotals } from '../../oracle/reference.ts';
import { totalsOnWire } from '../../oracle/totalsOnWire.ts';
import type { MethodSpec, PromoSpec } from './dishes.ts';
import { refLineOf, type Line } from './lines.ts';
import type { MenuBook } from './menu.ts';
import { cashRoundingOf, chargesOf, currencyOf, TIP_MOST } from './menuViews.ts';
import type { OrderType, Store } from './places.ts';
import type { Arrival } from './world.ts';

interface Billed {
  lines: readonly Line[];
  type: OrderType;
  store: Store;
  method?: MethodSpec;
  tip?: number;
  promo?: PromoSpec | undefined;
  automatic?: readonly PromoSpec[];
  arrival?: Arrival;
}

/** An outlet's tray charge, in hundredths. */
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
  const { lines, store, type, method, promo, automatic = [], arrival = {} } = billed;
  const charges: RefCharges = {
    ...chargesOf(menu, store, type),
    deliveryFee: arrival.deliveryFee ?? 0,
    freeDeliveryFrom: arrival.freeDeliveryFrom,
    slotFee: arrival.slotFee ?? 0,
    trayCharge: type === 'Room' ? menu.amount(TRAY) : 0,
    methodFee: menu.amount(method?.fee ?? 0),
    tip: billed.tip ?? 0,
    tipMax: menu.amount(TIP_MOST),
    minOrderAmount: 0,
    isCash: method?.kind === 'cash',
    cashRounding: cashRoundingOf(menu),
  };
  return reference({
    decimals: menu.decimals,
    lines: lines.map((line) => refLineOf(menu, line)),
    code: promo && refPromo(menu, promo),
    automatic: automatic.map((each) => refPromo(menu, each)),
    charges,
    split: NO_SPLIT,
  });
}

export function totalsView(menu: MenuBook, totals: RefTotals, store: Store, type: OrderType) {
  const { taxes } = chargesOf(menu, store, type);
  return totalsOnWire(totals, { decimals: menu.decimals, currency: currencyOf(menu), taxes });
}
