import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { refusalData, type ApiFailure } from '../../api/failure.ts';
import { text } from '../../contract/schema.ts';
import { STATUS } from '../../contract/status.ts';
import { allowedQuantity } from '../../ordering/cart/serverCart.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { callKey } from '../../queries/keys.ts';

/** What a refusal makes untrue, as controller and call. */
const OUTDATED: Readonly<
  Record<number, readonly (readonly ['Menu' | 'TableCart' | 'Delivery', string])[]>
> = {
  [STATUS.storeClosed]: [
    ['TableCart', 'checkOperationHourForTable'],
    ['Delivery', 'getOperationHours'],
    ['Delivery', 'getTimeSlots'],
  ],
  [STATUS.itemUnavailable]: [
    ['Menu', 'getMenu'],
    ['Delivery', 'getUnavailableItemsForStore'],
  ],
  [STATUS.menuChanged]: [
    ['Menu', 'getMenu'],
    ['Menu', 'getMenuDetails'],
    ['Menu', 'getMenuItemDetails'],
    ['Delivery', 'getMenu'],
    ['Delivery', 'getMenuitemDetailById'],
  ],
  [STATUS.orderTypeOff]: [
    ['Menu', 'getMenu'],
    ['Menu', 'getMenuDetails'],
    ['TableCart', 'checkOperationHourForTable'],
    ['Menu', 'getDriveThroughSetup'],
    ['Delivery', 'getConceptSetup'],
  ],
  [STATUS.paymentMethodOff]: [
    ['Menu', 'getMenuDetails'],
    ['Delivery', 'getConceptSetup'],
  ],
  [STATUS.outOfZone]: [
    ['Delivery', 'getCustomerAddressDetails'],
    ['Delivery', 'getUserAddressList'],
  ],
  [STATUS.slotTaken]: [
    ['Menu', 'getDriveThroughSetup'],
    ['Delivery', 'getTimeSlots'],
  ],
  [STATUS.loyaltyTooFew]: [['Delivery', 'getLoyaltyBalanceCustomerId']],
  [STATUS.loyaltyLimit]: [['Delivery', 'getLoyaltyBalanceCustomerId']],
  [STATUS.loyaltyOff]: [['Delivery', 'getLoyaltySetup']],
};

/** The order is not lost for a code that ended. */
const PROMO_ENDED: ReadonlySet<number> = new Set([
  STATUS.promoUnknown,
  STATUS.promoExpired,
  STATUS.promoUsedUp,
  STATUS.promoNotForYou,
  STATUS.promoWrongPlace,
]);

const LineAtFault = v.object({ uniqueId: text });

/** Puts right what a refused order showed to be out of date, once for each refusal. */
export function useRefusalEffects(failure: ApiFailure | undefined): void {
  const client = useQueryClient();
  const { cart, view } = useCart();
  const act = useEffectEvent(({ status = 0 }: ApiFailure) => {
    for (const [controller, call] of OUTDATED[status] ?? []) {
      void client.invalidateQueries({ queryKey: callKey(controller, call) });
    }
    if (PROMO_ENDED.has(status) && view?.promo) void cart.removePromo().catch(() => undefined);
    const allowed = allowedQuantity(failure);
    const uniqueId = failure && refusalData(failure, LineAtFault)?.uniqueId;
    const line = view?.cartList.find((entry) => entry.uniqueId === uniqueId);
    if (line && allowed !== undefined) cart.change(line.tableCartId, allowed);
  });
  useEffect(() => {
    if (failure) act(failure);
  }, [failure]);
}
