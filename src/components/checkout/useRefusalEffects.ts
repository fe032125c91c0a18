import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { refusalData, type ApiFailure } from '../../api/failure.ts';
import { text } from '../../contract/schema.ts';
import { quantityLimitOf } from '../../ordering/cart/quantityLimit.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { queryKey } from '../../queries/read.ts';
import { outdatedReads } from '../../rules/common/outdatedReads.ts';
import { refusalOf } from '../../rules/common/refusals.ts';

const LineAtFault = v.object({ uniqueId: text });

/** Refreshes the data that a refusal proves outdated, once per refusal. */
export function useRefusalEffects(failure: ApiFailure | undefined): void {
  const client = useQueryClient();
  const { cart, view } = useCart();
  const act = useEffectEvent(({ status }: ApiFailure) => {
    for (const path of outdatedReads(status)) {
      void client.invalidateQueries({ queryKey: queryKey(path) });
    }
    if (refusalOf(status).isPromoOver && view?.promo)
      void cart.removePromo().catch(() => undefined);
    const limit = quantityLimitOf(failure);
    const uniqueId = failure && refusalData(failure, LineAtFault)?.uniqueId;
    const line = view?.cartList.find((entry) => entry.uniqueId === uniqueId);
    if (line && limit && limit.count > 0) cart.change(line.tableCartId, limit.count);
  });
  useEffect(() => {
    if (failure) act(failure);
  }, [failure]);
}
