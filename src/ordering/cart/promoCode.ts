import { ApiFailure } from '../../api/failure.ts';
import { STATUS } from '../../contract/status.ts';
import { canBeCode } from '../../rules/cart/promos.ts';

export const PROMO_CALL = 'TableCart/validatePromoCode';

/** Answers in the server's place where the server would hear something else. */
export function refuseNoCode(promoCode: string): void {
  if (canBeCode(promoCode)) return;
  throw new ApiFailure('refusal', PROMO_CALL, { status: STATUS.promoUnknown });
}
