import { useEffect, useMemo, useRef, useState } from 'react';
import type { EOrderStatus } from '../../contract/orders.ts';
import { useEOrderStatuses } from '../../queries/eOrderStatuses.ts';
import type { SavedOrder } from '../../storage/savedOrders.ts';
import { keepOrder, savedOrderOf, withOwnWords } from '../cart/savedOrders.ts';
import { ordersOf } from '../cart/settleCart.ts';
import { useVisit } from '../visit/useVisit.ts';

export interface Round {
  eOrderID: number;
  placedAtMs: number;
  /** The venue's latest answer. */
  answer: EOrderStatus | undefined;
  /** The same with this phone's notes; without an answer, the copy on this phone. */
  order: SavedOrder | undefined;
}

interface Rounds {
  /** Oldest first. */
  rounds: Round[];
  /** The first request is running, and the phone does not know the order either. */
  isAwaited: boolean;
  /** A request failed: the page may show old data. */
  isStale: boolean;
  askAgain: () => void;
}

type Updates = NonNullable<Parameters<typeof useEOrderStatuses>[1]>;

/** The orders of this phone at this table during an evening. */
export function useRounds(updates: Updates): Rounds {
  const { code, tableCode } = useVisit();
  const [placed] = useState(() => ordersOf(code, tableCode).toReversed());
  const ids = useMemo(() => placed.map(({ eOrderID }) => eOrderID), [placed]);
  const reads = useEOrderStatuses(ids, updates);
  // Parsing a saved order is slow: keep a round until its order has a new answer.
  const [known] = useState(() => new Map<number, Round>());
  const rounds = placed.map(({ eOrderID, placedAtMs }, index): Round => {
    const answer = reads[index]?.data;
    const last = known.get(eOrderID);
    if (last && last.answer === answer) return last;
    const place = { eOrderID, code, tableCode, customerId: 0 };
    const order = answer ? withOwnWords(place, answer) : savedOrderOf(place);
    const round = { eOrderID, placedAtMs, answer, order };
    known.set(eOrderID, round);
    return round;
  });
  const kept = useRef(new Set<Round>());
  useEffect(() => {
    for (const round of rounds) {
      if (!round.answer || !round.order || kept.current.has(round)) continue;
      kept.current.add(round);
      keepOrder(round.order);
    }
  });
  return {
    rounds,
    isAwaited: rounds.some(({ order }, index) => !order && reads[index]?.isLoading === true),
    isStale: reads.some(({ isError }) => isError),
    askAgain: () => reads.forEach(({ isError, refetch }) => void (isError && refetch())),
  };
}
