import { useEffect, useMemo } from 'react';
import type { SavedOrder } from '../../storage/savedOrders.ts';
import { keepOrder, savedOrderOf, withOwnWords, type AnsweredOrder } from '../cart/savedOrders.ts';
import { useVisit } from '../visit/useVisit.ts';

/**
 * The order with the fields that only this device knows; without an answer, the saved copy. Saves
 * each answer, so that the receipt is available offline.
 */
export function useSavedOrder(
  eOrderId: number,
  answer: AnsweredOrder | undefined,
  customerId = 0,
): SavedOrder | undefined {
  const { code, tableCode } = useVisit();
  const known = useMemo(() => {
    const place = { eOrderID: eOrderId, code, tableCode, customerId };
    return answer ? withOwnWords(place, answer) : savedOrderOf(place);
  }, [eOrderId, code, tableCode, customerId, answer]);
  useEffect(() => {
    if (known && answer) keepOrder(known);
  }, [known, answer]);
  return known;
}
