/** Several phones and one cart: a shared cart is the cart of one order key, which its phones know. */
import { appStore } from '../../state/appStore.ts';
import { sharedCartEntry } from '../../storage/sharedCart.ts';

export interface Place {
  code: string;
  tableCode: string;
}

/** Tells the pages what is kept here. To be called for each cart as it is opened. */
export function noteSharing({ code, tableCode }: Place, orderKey: string): void {
  appStore.getState().patchCart(orderKey, { sharing: sharedCartEntry.read(code, tableCode) });
}

/** The name that lines of this cart carry; undefined for a cart of one phone. */
export function nameIn({ code, tableCode }: Place, orderKey: string): string | undefined {
  const kept = sharedCartEntry.read(code, tableCode);
  return kept?.orderKey === orderKey ? kept.names?.at(-1) : undefined;
}
