import type { DeliveryAddress } from '../../contract/customer.ts';
import { appStore } from '../../state/appStore.ts';
import { isStillHere } from '../../storage/login.ts';
import { deliveryAddressEntry, isOutOfZoneEntry } from '../../storage/servingEntries.ts';

/** Selects this address and its store for new orders of the customer, if they are still here. */
export function keepDeliveryAddress(
  code: string,
  customerId: number,
  address: DeliveryAddress,
): void {
  // Logged out in another tab while the answer was on its way.
  if (!isStillHere(code, customerId)) return;
  deliveryAddressEntry.write(address, code);
  isOutOfZoneEntry.write(!address.zone.inZone, code);
  if (address.storeId > 0) appStore.getState().rememberStoreId(address.storeId);
}

/** Drops the stored copy of an address that was changed or removed. */
export function renewDeliveryAddress(
  code: string,
  { customerId, addressId }: { customerId: number; addressId: number },
  address: DeliveryAddress | undefined,
): void {
  if (deliveryAddressEntry.read(code)?.addressId !== addressId) return;
  if (address) keepDeliveryAddress(code, customerId, address);
  else deliveryAddressEntry.remove(code);
}
