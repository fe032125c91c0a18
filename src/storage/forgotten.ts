/** Every stored value that a log-out removes. What is not listed here stays. */
import {
  cartSeenEntry,
  deliveryCartEntry,
  deliveryIdEntry,
  expiredCartEntry,
  promoEntry,
  sentCartEntry,
} from './cartEntries.ts';
import {
  addressDraftEntry,
  dishDraftEntry,
  ratingDraftEntry,
  reportDraftEntry,
} from './draftEntries.ts';
import { endedLoginEntry, leavingEntry, tabCustomerEntry } from './endedLogin.ts';
import { keepFilters } from './keepFilters.ts';
import {
  conceptIdEntry,
  customerIdEntry,
  loginEndsAtEntry,
  tokenEntry,
  userIdEntry,
  userNameEntry,
} from './loginEntries.ts';
import { menuFiltersEntry } from './menuFilters.ts';
import { menuPlacesEntry } from './menuPlaces.ts';
import {
  carEntry,
  forgetPendingOrders,
  paymentDraftEntry,
  pendingOrderEntry,
  sentOrderEntry,
} from './orderEntries.ts';
import { orderNoteEntry } from './orderNotes.ts';
import { orderKeyEntry, placedOrdersEntry } from './orderTraces.ts';
import { forgetSavedOrders, savedOrderEntry } from './savedOrders.ts';
import {
  askedZoneEntry,
  deliveryAddressEntry,
  isOutOfZoneEntry,
  pickupAddressEntry,
  scheduledDeliveryEntry,
  scheduledPickupEntry,
} from './servingEntries.ts';
import { guestNameEntry } from './sharedCart.ts';
import type { Area } from './store.ts';
import { codeSentEntry, loginNumberEntry, pendingLoginEntry } from './verificationEntries.ts';
import { scrollPositionsEntry } from './visitEntries.ts';
import { yoursEntry } from './yours.ts';

/** An entry as far as its removal needs it. */
export interface AnyEntry {
  area: Area;
  key(...parts: (string | number)[]): string;
}

export interface Forgotten {
  /** An expired login is a log-out too, but not a chosen one. */
  at: 'logOut' | 'chosenLogOut';
  /** Whose values: those of the venue, of its tables and forms, of the customer, or of everyone. */
  of: 'venue' | 'partsOfVenue' | 'customer' | 'everyone' | Removal;
  entries: readonly AnyEntry[];
}

/** Removes only some of the values. */
type Removal = (code: string, customerId: number | undefined) => void;

/** Without the schema, which would load the code of the divided bill. */
const splitEntry: AnyEntry = {
  area: 'local',
  key: (code, tableCode) => `split_${code}_${tableCode}`,
};

export const FORGOTTEN: readonly Forgotten[] = [
  { at: 'logOut', of: 'customer', entries: [deliveryCartEntry, deliveryIdEntry] },
  { at: 'logOut', of: forgetPendingOrders, entries: [pendingOrderEntry] },
  { at: 'logOut', of: forgetSavedOrders, entries: [savedOrderEntry] },
  {
    at: 'logOut',
    of: 'everyone',
    entries: [orderKeyEntry, paymentDraftEntry, orderNoteEntry, sentCartEntry],
  },
  { at: 'logOut', of: 'partsOfVenue', entries: [placedOrdersEntry] },
  // The customer gets this back at their next login.
  { at: 'chosenLogOut', of: 'customer', entries: [expiredCartEntry, promoEntry] },
  {
    at: 'chosenLogOut',
    of: 'venue',
    entries: [endedLoginEntry, dishDraftEntry, addressDraftEntry, yoursEntry],
  },
  {
    at: 'chosenLogOut',
    of: 'partsOfVenue',
    entries: [ratingDraftEntry, cartSeenEntry, splitEntry],
  },
  { at: 'chosenLogOut', of: (code) => keepFilters(code, ''), entries: [menuFiltersEntry] },
  // The places in menus and pages name orders and addresses.
  {
    at: 'chosenLogOut',
    of: 'everyone',
    entries: [
      menuPlacesEntry,
      scrollPositionsEntry,
      sentOrderEntry,
      reportDraftEntry,
      guestNameEntry,
    ],
  },
  {
    at: 'logOut',
    of: 'venue',
    entries: [
      userIdEntry,
      customerIdEntry,
      userNameEntry,
      tokenEntry,
      conceptIdEntry,
      loginEndsAtEntry,
      leavingEntry,
      deliveryAddressEntry,
      pickupAddressEntry,
      scheduledDeliveryEntry,
      scheduledPickupEntry,
      isOutOfZoneEntry,
      askedZoneEntry,
      tabCustomerEntry,
      carEntry,
      codeSentEntry,
      pendingLoginEntry,
      loginNumberEntry,
    ],
  },
];
