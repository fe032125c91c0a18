import type { Division } from '../../rules/table/split.ts';
import type { SplitPlan } from '../../rules/table/splitPlan.ts';
import type { BillRow } from '../../rules/table/tableBill.ts';
import type { SavedOrder } from '../../storage/savedOrders.ts';

export interface Money {
  currency: string;
  decimals: number;
}

/** The props that each part of the page shares. */
export interface PlanProps {
  plan: SplitPlan;
  change: (plan: SplitPlan) => void;
  money: Money;
}

export interface SplitResultProps extends PlanProps {
  division: Division;
  orders: readonly SavedOrder[];
  rows: readonly BillRow[];
}

export interface Part {
  id: string;
  label: string;
  /** The guest's name in the text for staff. */
  name: string;
  minor: number;
  /** The guest's dishes in words; '' unless the bill is split by dishes. */
  had: string;
}
