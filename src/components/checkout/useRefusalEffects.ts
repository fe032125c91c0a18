import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { refusalData, type ApiFailure } from '../../api/failure.ts';
import type { CallPath } from '../../contract/calls.ts';
import { text } from '../../contract/schema.ts';
import { STATUS } from '../../contract/status.ts';
import { quantityLimitOf } from '../../ordering/cart/quantityLimit.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { queryKey } from '../../queries/keys.ts';

/** The cached answers that each refusal proves outdated. */
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
  [STATUS.paymentMethodOff]: ['Menu/GetMenuDetails/:code', 'Delivery/getConceptSetup/:code'],
  [STATUS.outOfZone]: [
    'Delivery/GetCustomerAddressDetails/:customerId/:code',
    'Delivery/getUserAddressList/:customerId/:code',
  ],
  [STATUS.slotTaken]: [
    'Menu/GetDriveThroughSetup/:code',
    'Delivery/GetTimeSlots/:storeId/:orderType/:date',
  ],
  [STATUS.loyaltyTooFew]: ['Delivery/getLoyaltyBalanceCustomerId/:customerId'],
  [STATUS.loyaltyLimit]: ['Delivery/getLoyaltyBalanceCustomerId/:customerId'],
  [STATUS.loyaltyOff]: ['Delivery/GetLoyaltySetup/:code'],
};

/** Refusals of a promo code: the app removes the code, so that the order is still possible. */
const PROMO_ENDED: ReadonlySet<number> = new Set([
  STATUS.promoUnknown,
  STATUS.promoExpired,
  STATUS.promoUsedUp,
  STATUS.promoNotForYou,
  STATUS.promoWrongPlace,
]);

const LineAtFault = v.object({ uniqueId: text });

/** Refreshes the data that a refusal proves outdated, once per refusal. */
export function useRefusalEffects(failure: ApiFailure | undefined): void {
  const client = useQueryClient();
  const { cart, view } = useCart();
  const act = useEffectEvent(({ status = 0 }: ApiFailure) => {
    for (const path of OUTDATED[status] ?? []) {
      void client.invalidateQueries({ queryKey: queryKey(path) });
    }
    if (PROMO_ENDED.has(status) && view?.promo) void cart.removePromo().catch(() => undefined);
    const limit = quantityLimitOf(failure);
    const uniqueId = failure && refusalData(failure, LineAtFault)?.uniqueId;
    const line = view?.cartList.find((entry) => entry.uniqueId === uniqueId);
    if (line && limit && limit.count > 0) cart.change(line.tableCartId, limit.count);
  });
  useEffect(() => {
    if (failure) act(failure);
  }, [failure]);
}
