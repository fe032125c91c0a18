/** The state of a table: open for orders or not. */
import * as v from 'valibot';
import { flag, id, maybeText, text } from './schema.ts';

export const TableHours = v.object({
  isOpen: flag,
  opensAt: maybeText,
  closesAt: maybeText,
  lastOrderAt: maybeText,
  tableLabel: text,
  storeId: id,
  isViewOnly: flag,
});
export type TableHours = v.InferOutput<typeof TableHours>;

export interface HoursQuestion {
  tableCode: string;
  orderTime: string;
}
