import { STATUS } from '../../contract/status.ts';

/** What a refusal means for the pages that can meet it, besides its text. */
interface Refusal {
  /** The dish or its menu has changed: a page of dishes reads it again. */
  isDishOutdated?: boolean;
  /** The promo code is over: without it the order is possible. */
  isPromoOver?: boolean;
  /** The venue takes no order like this now. */
  isClosed?: boolean;
  /** The cart shows it beside its lines. */
  isShownInCart?: boolean;
  /** A form shows it at one of its fields. */
  isAtField?: boolean;
}

const PROMO_OVER: Refusal = { isPromoOver: true };

const REFUSALS: Readonly<Record<number, Refusal>> = {
  [STATUS.storeClosed]: { isDishOutdated: true, isClosed: true },
  [STATUS.itemUnavailable]: { isDishOutdated: true, isShownInCart: true },
  [STATUS.menuChanged]: { isDishOutdated: true, isShownInCart: true },
  [STATUS.modifierRule]: { isDishOutdated: true, isShownInCart: true },
  [STATUS.orderTypeOff]: { isDishOutdated: true, isClosed: true },
  [STATUS.cartUnknown]: { isShownInCart: true },
  [STATUS.quantityLimit]: { isShownInCart: true },
  [STATUS.belowMinimum]: { isShownInCart: true },
  [STATUS.roomRefused]: { isAtField: true },
  [STATUS.slotTaken]: { isAtField: true },
  [STATUS.promoUnknown]: PROMO_OVER,
  [STATUS.promoExpired]: PROMO_OVER,
  [STATUS.promoUsedUp]: PROMO_OVER,
  [STATUS.promoNotForYou]: PROMO_OVER,
  [STATUS.promoWrongPlace]: PROMO_OVER,
};

const OTHER: Refusal = {};

export function refusalOf(status = 0): Refusal {
  return REFUSALS[status] ?? OTHER;
}
