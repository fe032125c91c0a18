/** A shared cart is the cart of one order key that several phones know. */
import { appStore } from '../../state/appStore.ts';
import { sharedCartEntry } from '../../storage/sharedCart.ts';

export interface Place {
  code: string;
  tableCode: string;
}

/** Puts the stored sharing into the state. Call it for each cart that is opened. */
export function noteSharing({ code, tableCode }: Place, orderKey: string): void {
  appStore.getState().patchCart(orderKey, { sharing: sharedCartEntry.read(code, tableCode) });
}

/** The name for lines added to this cart; undefined if the cart is not shared. */
export function nameIn({ code, tableCode }: Place, orderKey: string): string | undefined {
  const kept = sharedCartEntry.read(code, tableCode);
  return kept?.orderKey === orderKey ? kept.names?.at(-1) : undefined;
}
