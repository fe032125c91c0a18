import type { CallPath } from '../../contract/calls.ts';
import { STATUS } from '../../contract/status.ts';

/** The cached answers that a refusal proves outdated. */
const OUTDATED: Readonly<Record<number, readonly CallPath[]>> = {
  [STATUS.storeClosed]: [
    'TableCart/checkOperationHourForTable',
    'Delivery/GetOperationHours/:storeId',
    'Delivery/GetTimeSlots/:storeId/:orderType/:date',
  ],
  [STATUS.itemUnavailable]: ['Menu/:lang/:code', 'Delivery/GetUnavailableItemsForStore/:storeId'],
  [STATUS.menuChanged]: [
    'Menu/:lang/:code',
    'Menu/GetMenuDetails/:code',
    'Menu/MenuItemDetails/:lang/:code/:menuItemId',
    'Delivery/Menu/:lang/:storeId',
    'Delivery/MenuitemDetailById/:lang/:storeId/:menuScheduleId/:menuItemId',
  ],
  [STATUS.orderTypeOff]: [
    'Menu/:lang/:code',
    'Menu/GetMenuDetails/:code',
    'TableCart/checkOperationHourForTable',
    'Menu/GetDriveThroughSetup/:code',
    'Delivery/getConceptSetup/:code',
  ],
  [STATUS.slotTaken]: [
    'Menu/GetDriveThroughSetup/:code',
    'Delivery/GetTimeSlots/:storeId/:orderType/:date',
  ],
  [STATUS.paymentMethodOff]: ['Menu/GetMenuDetails/:code', 'Delivery/getConceptSetup/:code'],
  [STATUS.outOfZone]: [
    'Delivery/GetCustomerAddressDetails/:customerId/:code',
    'Delivery/getUserAddressList/:customerId/:code',
  ],
  [STATUS.loyaltyTooFew]: ['Delivery/getLoyaltyBalanceCustomerId/:customerId'],
  [STATUS.loyaltyLimit]: ['Delivery/getLoyaltyBalanceCustomerId/:customerId'],
  [STATUS.loyaltyOff]: ['Delivery/GetLoyaltySetup/:code'],
};

export function outdatedReads(status = 0): readonly CallPath[] {
  return OUTDATED[status] ?? [];
}
