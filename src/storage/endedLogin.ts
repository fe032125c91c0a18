/** A login that expired during an order: the data its customer gets back after the next login. */
import * as v from 'valibot';
import { DeliveryAddress } from '../contract/customer.ts';
import { id, maybe, maybeText } from '../contract/schema.ts';
import { StoreSummary } from '../contract/stores.ts';
import { deliveryCartEntry } from './cartEntries.ts';
import { entry } from './entry.ts';
import { customerIdEntry } from './loginEntries.ts';
import {
  PaymentDraft,
  paymentDraftEntry,
  PendingOrder,
  pendingOrderEntry,
} from './orderEntries.ts';
import {
  deliveryAddressEntry,
  pickupAddressEntry,
  scheduledDeliveryEntry,
  ScheduledTime,
  scheduledPickupEntry,
} from './servingEntries.ts';
import { LoginNumber, loginNumberEntry, pendingLoginEntry } from './verificationEntries.ts';

const EndedLogin = v.object({
  customerId: id,
  number: maybe(LoginNumber),
  address: maybe(DeliveryAddress),
  store: maybe(StoreSummary),
  deliveryTime: maybe(ScheduledTime),
  pickUpTime: maybe(ScheduledTime),
  /** Order key of the cart that was set aside. */
  deliveryId: maybeText,
  /** The input of the check-out form. */
  form: maybe(PaymentDraft),
  /** The order of that cart: saved, refused, or perhaps placed. */
  order: maybe(PendingOrder),
});
type EndedLogin = v.InferOutput<typeof EndedLogin>;

export const endedLoginEntry = entry({
  area: 'session',
  key: (code: string) => `endedLogin_${code}`,
  schema: EndedLogin,
});

/** The customer has chosen to log out. This outlives a tab that is closed before the end. */
export const leavingEntry = entry({
  area: 'local',
  key: (code: string) => `leaving_${code}`,
  schema: v.literal(true),
});

/** The last customer of this tab: while it slept, another tab may have logged them out. */
export const tabCustomerEntry = entry({
  area: 'session',
  key: (code: string) => `tabCustomer_${code}`,
  schema: id,
});

/** Call this just before the login is cleared. A cart without lines is not stored. */
export function keepEndedLogin(code: string): void {
  const pending = pendingLoginEntry.read(code);
  const customerId = customerIdEntry.read(code) ?? pending?.customerId;
  if (customerId === undefined) return;
  const cart = deliveryCartEntry.read(customerId);
  const deliveryId = cart && cart.menuItemList.length > 0 ? cart.deliveryId : undefined;
  const ended: EndedLogin = {
    customerId,
    number: loginNumberEntry.read(code) ?? pending,
    address: deliveryAddressEntry.read(code),
    store: pickupAddressEntry.read(code),
    deliveryTime: scheduledDeliveryEntry.read(code),
    pickUpTime: scheduledPickupEntry.read(code),
    deliveryId,
    form: deliveryId === undefined ? undefined : paymentDraftEntry.read(deliveryId),
    order: deliveryId === undefined ? undefined : pendingOrderEntry.read(deliveryId),
  };
  endedLoginEntry.write(ended, code);
}

/** Restores the place and time of the order for the same customer. */
export function restoreServing(code: string, ended: EndedLogin): void {
  const { address, store, deliveryTime, pickUpTime } = ended;
  if (address) deliveryAddressEntry.write(address, code);
  if (store) pickupAddressEntry.write(store, code);
  if (deliveryTime) scheduledDeliveryEntry.write(deliveryTime, code);
  if (pickUpTime) scheduledPickupEntry.write(pickUpTime, code);
}
