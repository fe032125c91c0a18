/** Several phones and one cart: a shared cart is the cart of one order key, which its phones know. */
import { appStore } from '../../state/appStore.ts';
import { guestNameEntry, sharedCartEntry } from '../../storage/sharedCart.ts';

export interface Place {
  code: string;
  tableCode: string;
}

/** Tells the pages what is kept here. To be called for each cart as it is opened. */
export function noteSharing({ code, tableCode }: Place, orderKey: string): void {
  const kept = sharedCartEntry.read(code, tableCode);
  const sharing = kept && { ...kept, name: guestNameEntry.read() ?? '' };
  appStore.getState().patchCart(orderKey, { sharing });
}

/** The name that lines of this cart carry; undefined for a cart of one phone. */
export function nameIn({ code, tableCode }: Place, orderKey: string): string | undefined {
  const isShared = sharedCartEntry.read(code, tableCode)?.orderKey === orderKey;
  return isShared ? guestNameEntry.read() : undefined;
}
