/** Several phones and one cart: a shared cart is the cart of one order key, which its phones know. */
import { appStore } from '../../state/appStore.ts';
import { guestNameEntry, sharedCartEntry, type SharedCart } from '../../storage/sharedCart.ts';
import { writeUniqueCartId } from '../../storage/uniqueCartId.ts';

interface Place {
  code: string;
  tableCode: string;
}

/** Tells the pages what is kept here. To be called for each cart as it is opened. */
export function noteSharing({ code, tableCode }: Place, orderKey: string): void {
  const kept = sharedCartEntry.read(code, tableCode);
  const sharing = kept && { ...kept, name: guestNameEntry.read() ?? '' };
  appStore.getState().patchCart(orderKey, { sharing });
}

function write(place: Place, shared: SharedCart): void {
  sharedCartEntry.write(shared, place.code, place.tableCode);
  noteSharing(place, shared.orderKey);
}

function take({ code, tableCode }: Place, orderKey: string): void {
  writeUniqueCartId(orderKey, code, tableCode);
  appStore.getState().orderKeyAt(code, tableCode);
}

/** The name that lines of this cart carry; undefined for a cart of one phone. */
export function nameIn({ code, tableCode }: Place, orderKey: string): string | undefined {
  const isShared = sharedCartEntry.read(code, tableCode)?.orderKey === orderKey;
  return isShared ? guestNameEntry.read() : undefined;
}

export function keepGuestName(place: Place, orderKey: string, name: string): void {
  guestNameEntry.write(name);
  noteSharing(place, orderKey);
}

export function startSharing(place: Place, orderKey: string): void {
  const isShared = sharedCartEntry.read(place.code, place.tableCode)?.orderKey === orderKey;
  if (!isShared) write(place, { orderKey });
}

/** From now on this phone orders into their cart; its own waits. */
export function joinCart(place: Place, theirKey: string, ownKey: string): void {
  write(place, { orderKey: theirKey, ownKey });
  take(place, theirKey);
}

/** The cart is not shared any more, as far as this phone is concerned. */
export function forgetSharing(place: Place, orderKey: string): void {
  sharedCartEntry.remove(place.code, place.tableCode);
  noteSharing(place, orderKey);
}

/** Back to the cart that this phone had before, or to a new one; the others go on. */
export function leaveCart(place: Place, orderKey: string): void {
  const ownKey = sharedCartEntry.read(place.code, place.tableCode)?.ownKey;
  forgetSharing(place, orderKey);
  if (ownKey) take(place, ownKey);
  else appStore.getState().retireOrderKey(place.code, place.tableCode, orderKey);
}
