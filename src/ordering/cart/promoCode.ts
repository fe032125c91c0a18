import { ApiFailure } from '../../api/failure.ts';
import { STATUS } from '../../contract/status.ts';
import { canBeCode } from '../../rules/cart/promos.ts';

export const PROMO_CALL = 'TableCart/validatePromoCode';

/** Refuses texts with another meaning in the call's path, such as '0', which removes a promo. */
export function refuseNoCode(promoCode: string): void {
  if (canBeCode(promoCode)) return;
  throw new ApiFailure('refusal', PROMO_CALL, { status: STATUS.promoUnknown });
}
