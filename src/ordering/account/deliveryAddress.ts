import type { DeliveryAddress } from '../../contract/customer.ts';
import { appStore } from '../../state/appStore.ts';
import { deliveryAddressEntry, isOutOfZoneEntry } from '../../storage/servingEntries.ts';

/** Selects this address and its store for new orders. */
export function keepDeliveryAddress(code: string, address: DeliveryAddress): void {
  deliveryAddressEntry.write(address, code);
  isOutOfZoneEntry.write(!address.zone.inZone, code);
  if (address.storeId > 0) appStore.getState().rememberStoreId(address.storeId);
}

/** Drops the stored copy of an address that was changed or removed. */
export function renewDeliveryAddress(
  code: string,
  addressId: number,
  address: DeliveryAddress | undefined,
): void {
  if (deliveryAddressEntry.read(code)?.addressId !== addressId) return;
  if (address) keepDeliveryAddress(code, address);
  else deliveryAddressEntry.remove(code);
}
