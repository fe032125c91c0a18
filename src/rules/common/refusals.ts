import type { CallPath } from '../../contract/calls.ts';
import { STATUS } from '../../contract/status.ts';

/** What a refusal means for the pages that can meet it, besides its text. */
interface Refusal {
  /** The cached answers that it proves outdated. */
  outdated?: readonly CallPath[];
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
  [STATUS.storeClosed]: {
    isDishOutdated: true,
    isClosed: true,
    outdated: [
      'TableCart/checkOperationHourForTable',
      'Delivery/GetOperationHours/:storeId',
      'Delivery/GetTimeSlots/:storeId/:orderType/:date',
    ],
  },
  [STATUS.itemUnavailable]: {
    isDishOutdated: true,
    isShownInCart: true,
    outdated: ['Menu/:lang/:code', 'Delivery/GetUnavailableItemsForStore/:storeId'],
  },
  [STATUS.menuChanged]: {
    isDishOutdated: true,
    isShownInCart: true,
    outdated: [
      'Menu/:lang/:code',
      'Menu/GetMenuDetails/:code',
      'Menu/MenuItemDetails/:lang/:code/:menuItemId',
      'Delivery/Menu/:lang/:storeId',
      'Delivery/MenuitemDetailById/:lang/:storeId/:menuScheduleId/:menuItemId',
    ],
  },
  [STATUS.modifierRule]: { isDishOutdated: true, isShownInCart: true },
  [STATUS.orderTypeOff]: {
    isDishOutdated: true,
    isClosed: true,
    outdated: [
      'Menu/:lang/:code',
      'Menu/GetMenuDetails/:code',
      'TableCart/checkOperationHourForTable',
      'Menu/GetDriveThroughSetup/:code',
      'Delivery/getConceptSetup/:code',
    ],
  },
  [STATUS.cartUnknown]: { isShownInCart: true },
  [STATUS.quantityLimit]: { isShownInCart: true },
  [STATUS.belowMinimum]: { isShownInCart: true },
  [STATUS.roomRefused]: { isAtField: true },
  [STATUS.slotTaken]: {
    isAtField: true,
    outdated: [
      'Menu/GetDriveThroughSetup/:code',
      'Delivery/GetTimeSlots/:storeId/:orderType/:date',
    ],
  },
  [STATUS.paymentMethodOff]: {
    outdated: ['Menu/GetMenuDetails/:code', 'Delivery/getConceptSetup/:code'],
  },
  [STATUS.outOfZone]: {
    outdated: [
      'Delivery/GetCustomerAddressDetails/:customerId/:code',
      'Delivery/getUserAddressList/:customerId/:code',
    ],
  },
  [STATUS.loyaltyTooFew]: { outdated: ['Delivery/getLoyaltyBalanceCustomerId/:customerId'] },
  [STATUS.loyaltyLimit]: { outdated: ['Delivery/getLoyaltyBalanceCustomerId/:customerId'] },
  [STATUS.loyaltyOff]: { outdated: ['Delivery/GetLoyaltySetup/:code'] },
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
