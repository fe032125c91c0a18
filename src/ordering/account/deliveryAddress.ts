import type { DeliveryAddress } from '../../contract/customer.ts';
import { appStore } from '../../state/appStore.ts';
import { deliveryAddressEntry, isOutOfZoneEntry } from '../../storage/servingEntries.ts';

/** From now on orders go there, and its branch makes them. */
export function keepDeliveryAddress(code: string, address: DeliveryAddress): void {
  deliveryAddressEntry.write(address, code);
  isOutOfZoneEntry.write(!address.zone.inZone, code);
  if (address.storeId > 0) appStore.getState().rememberStoreId(address.storeId);
}

/** An address was changed or removed: what this device keeps of it must not outlive that. */
export function renewDeliveryAddress(
  code: string,
  addressId: number,
  address: DeliveryAddress | undefined,
): void {
  if (deliveryAddressEntry.read(code)?.addressId !== addressId) return;
  if (address) keepDeliveryAddress(code, address);
  else deliveryAddressEntry.remove(code);
}
