/** Several phones and one cart: a shared cart is the cart of one order key, which its phones know. */
import { appStore } from '../../state/appStore.ts';
import { guestNameEntry, sharedCartEntry, type SharedCart } from '../../storage/sharedCart.ts';
import { tellSharing } from '../../storage/sharing.ts';
import { writeUniqueCartId } from '../../storage/uniqueCartId.ts';

interface Place {
  code: string;
  tableCode: string;
}

/** Set if this very cart is shared. */
export function sharedAs({ code, tableCode }: Place, orderKey: string): SharedCart | undefined {
  const shared = sharedCartEntry.read(code, tableCode);
  return shared?.orderKey === orderKey ? shared : undefined;
}

/** The name that lines of this cart carry; undefined for a cart of one phone. */
export function nameIn(place: Place, orderKey: string): string | undefined {
  return sharedAs(place, orderKey) && guestNameEntry.read();
}

function write(place: Place, shared: SharedCart): void {
  sharedCartEntry.write(shared, place.code, place.tableCode);
  tellSharing();
}

function take({ code, tableCode }: Place, orderKey: string): void {
  writeUniqueCartId(orderKey, code, tableCode);
  appStore.getState().orderKeyAt(code, tableCode);
}

export function startSharing(place: Place, orderKey: string): void {
  if (!sharedAs(place, orderKey)) write(place, { orderKey });
}

/** From now on this phone orders into their cart; its own waits. */
export function joinCart(place: Place, theirKey: string, ownKey: string): void {
  write(place, { orderKey: theirKey, ownKey });
  take(place, theirKey);
}

/** The cart is not shared any more, as far as this phone is concerned. */
export function forgetSharing({ code, tableCode }: Place): void {
  sharedCartEntry.remove(code, tableCode);
  tellSharing();
}

/** Back to the cart that this phone had before, or to a new one; the others go on. */
export function leaveCart(place: Place, orderKey: string): void {
  const ownKey = sharedAs(place, orderKey)?.ownKey;
  forgetSharing(place);
  if (ownKey) take(place, ownKey);
  else appStore.getState().retireOrderKey(place.code, place.tableCode, orderKey);
}
