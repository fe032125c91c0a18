import type { Pair } from '../common/speaker.ts';
import type { Receipt } from './receipt.ts';

/** A row of a receipt outside a page: in a picture or in a message. */
export interface PaperRow {
  kind: 'title' | 'centre' | 'row' | 'detail' | 'total' | 'rule' | 'code';
  start: string;
  end?: string;
}

type WritePrice = (amount: number, sign?: '−') => string;

const RULE: PaperRow = { kind: 'rule', start: '' };

export function receiptRows(receipt: Receipt, taxNumberLabel: Pair, price: WritePrice): PaperRow[] {
  const { seller, facts, lines, bill, total, paid, qr } = receipt;
  const taxNumber = seller.taxNumber && `${bothOf(taxNumberLabel)}: ${seller.taxNumber}`;
  const head: PaperRow[] = [
    { kind: 'title', start: seller.venue.own },
    { kind: 'centre', start: seller.venue.other ?? '' },
    { kind: 'centre', start: bothOf(seller.branch) },
    { kind: 'centre', start: seller.legalName },
    { kind: 'centre', start: taxNumber },
  ];
  const factRows = facts.flatMap(({ label, value }): PaperRow[] => [
    { kind: 'row', start: label.own, end: value.own },
    { kind: 'detail', start: label.other ?? '', end: value.other },
  ]);
  const lineRows = lines.flatMap((line) =>
    [{ kind: 'row', start: `${line.qty} × ${line.name.own}`, end: price(line.amount) } as PaperRow]
      .concat(detail(line.name.other))
      .concat(line.choices.map((choice) => detail(bothOf(choice))))
      .concat(detail(line.note && `“${line.note}”`)),
  );
  const billRows = bill.flatMap(({ label, amount, sign }): PaperRow[] => [
    { kind: 'row', start: label.own, end: price(amount, sign) },
    detail(label.other),
  ]);
  const rows: PaperRow[] = [
    ...head,
    RULE,
    ...factRows,
    RULE,
    ...lineRows,
    RULE,
    ...billRows,
    { kind: 'total', start: bothOf(total.label), end: price(total.amount) },
    { kind: 'row', start: bothOf(paid.label), end: price(paid.amount) },
    { kind: 'code', start: qr ?? '' },
  ];
  return rows.filter(({ kind, start, end }) => kind === 'rule' || start || end);
}

/** As a message, without the tax authority's code, which is only for cameras. */
export function receiptText(rows: readonly PaperRow[]): string {
  return rows
    .filter(({ kind }) => kind !== 'code')
    .map(({ kind, start, end }) => {
      const text = [start, end].filter(Boolean).join(': ');
      return kind === 'detail' ? `  ${text}` : text;
    })
    .join('\n');
}

function bothOf({ own, other }: Pair): string {
  return [own, other].filter(Boolean).join(' · ');
}

function detail(start = ''): PaperRow {
  return { kind: 'detail', start };
}
