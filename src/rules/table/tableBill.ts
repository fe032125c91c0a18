import type { CartViewLine, Totals } from '../../contract/cart.ts';
import { decimalsOf, toMinor } from '../common/money.ts';
import { equalShares, type PieceBill } from './split.ts';

type BillLine = Pick<CartViewLine, 'uniqueId' | 'menuItemName' | 'qty' | 'lineTotal'>;

/** An order of the table, from the server or from the device. */
export interface TableOrder {
  eOrderID: number;
  lines: readonly BillLine[];
  totals: Pick<Totals, 'payable' | 'currency' | 'currencyDecimals'>;
}

/** A line of the bill, or one unit of a split line. */
export interface BillRow {
  id: string;
  lineId: string;
  /** '' for an order without lines. */
  name: string;
  qty: number;
  /** Counted from 1; 0 for a whole line. */
  unit: number;
  minor: number;
  canBeApart: boolean;
}

/** Lines with more units stay whole. */
const MOST_UNITS_APART = 20;

export function decimalsOfOrder({ totals }: Pick<TableOrder, 'totals'>): number {
  return decimalsOf(totals.currency, totals.currencyDecimals);
}

/** The rows to divide among people; `apart` are the lines that are divided unit by unit. */
export function rowsOf(order: TableOrder, apart: readonly string[]): BillRow[] {
  const decimals = decimalsOfOrder(order);
  if (order.lines.length === 0) {
    const id = `${order.eOrderID}/`;
    const minor = toMinor(order.totals.payable, decimals);
    return [{ id, lineId: id, name: '', qty: 1, unit: 0, minor, canBeApart: false }];
  }
  return order.lines.flatMap(({ uniqueId, menuItemName: name, qty, lineTotal }): BillRow[] => {
    const lineId = `${order.eOrderID}/${uniqueId}`;
    const minor = toMinor(lineTotal, decimals);
    const canBeApart = qty > 1 && qty <= MOST_UNITS_APART;
    const whole = { id: lineId, lineId, name, qty, unit: 0, minor, canBeApart };
    if (!canBeApart || !apart.includes(lineId)) return [whole];
    const unitOf = (share: number, index: number): BillRow => {
      const unit = index + 1;
      return { id: unitId(lineId, unit), lineId, name, qty, unit, minor: share, canBeApart };
    };
    return equalShares(minor, qty).map(unitOf);
  });
}

export function unitId(lineId: string, unit: number): string {
  return `${lineId}#${unit}`;
}

export function billOf(order: TableOrder, apart: readonly string[]): PieceBill {
  return {
    payable: toMinor(order.totals.payable, decimalsOfOrder(order)),
    pieces: rowsOf(order, apart),
  };
}
