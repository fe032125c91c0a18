import * as v from 'valibot';
import { isRefusal, refusalData } from '../../api/failure.ts';
import { quantity } from '../../contract/schema.ts';
import { STATUS } from '../../contract/status.ts';

interface QuantityLimit {
  kind: 'atLeast' | 'atMost';
  /** 0 where none is left. */
  count: number;
}

const Limit = v.object({ maxQty: v.optional(quantity), minQty: v.optional(quantity) });

/** How many of a dish the server would have taken, when it refused the quantity and says so. */
export function quantityLimitOf(failure: unknown): QuantityLimit | undefined {
  if (!isRefusal(failure, STATUS.quantityLimit)) return undefined;
  const { minQty, maxQty } = refusalData(failure, Limit) ?? {};
  if (minQty !== undefined) return { kind: 'atLeast', count: minQty };
  return maxQty === undefined ? undefined : { kind: 'atMost', count: maxQty };
}
