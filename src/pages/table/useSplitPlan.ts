import { useState } from 'react';
import { PLACED_ORDER_LIFE_MS } from '../../config/times.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { NEW_PLAN, withoutGone, type SplitPlan } from '../../rules/table/splitPlan.ts';
import { rowsOf, type TableOrder } from '../../rules/table/tableBill.ts';
import { splitEntry } from '../../storage/tableEntries.ts';

function storedPlan(code: string, tableCode: string): SplitPlan {
  const stored = splitEntry.read(code, tableCode);
  const isOfThisEvening = stored && stored.atMs > Date.now() - PLACED_ORDER_LIFE_MS;
  return isOfThisEvening ? stored.plan : NEW_PLAN;
}

/** The plan for splitting the bill, stored on the device for the evening. */
export function useSplitPlan(orders: readonly TableOrder[], areAllKnown: boolean) {
  const { code, tableCode } = useVisit();
  const [plan, setPlan] = useState(() => storedPlan(code, tableCode));
  const [hasLost, setHasLost] = useState(false);
  const rows = orders.flatMap((order) => rowsOf(order, plan.apart));
  const standing = areAllKnown ? withoutGone(plan, rows) : plan;
  if (standing !== plan) {
    setPlan(standing);
    setHasLost(true);
  }
  const change = (next: SplitPlan) => {
    setPlan(next);
    splitEntry.write({ atMs: Date.now(), plan: next }, code, tableCode);
  };
  return {
    plan: standing,
    change,
    /** True when an assigned dish is no longer on the bill. */
    hasLost,
  };
}
