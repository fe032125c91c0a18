import * as v from 'valibot';
import { isRefusal, refusalData } from '../../api/failure.ts';
import { quantity } from '../../contract/schema.ts';
import { STATUS } from '../../contract/status.ts';

interface QuantityLimit {
  kind: 'atLeast' | 'atMost';
  /** 0 if the dish is sold out. */
  count: number;
}

const Limit = v.object({ maxQty: v.optional(quantity), minQty: v.optional(quantity) });

/** The minimum or maximum of the server, if it refused a quantity and names the limit. */
export function quantityLimitOf(failure: unknown): QuantityLimit | undefined {
  if (!isRefusal(failure, STATUS.quantityLimit)) return undefined;
  const { minQty, maxQty } = refusalData(failure, Limit) ?? {};
  if (minQty !== undefined) return { kind: 'atLeast', count: minQty };
  return maxQty === undefined ? undefined : { kind: 'atMost', count: maxQty };
}
