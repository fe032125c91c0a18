import type { DeliveryAddress } from '../../contract/customer.ts';
import { appStore } from '../../state/appStore.ts';
import { isStillHere } from '../../storage/login.ts';
import { deliveryAddressEntry, isOutOfZoneEntry } from '../../storage/servingEntries.ts';

/** Selects this address and its store for new orders, unless the customer has logged out. */
export function keepDeliveryAddress(
  code: string,
  customerId: number,
  address: DeliveryAddress,
): void {
  // The customer may have logged out in another tab during the request.
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
