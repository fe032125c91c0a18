import { call } from '../../src/api/client.ts';
import { contractCalls, type ContractCall } from '../../src/contract/examples/contractCalls.ts';

/** These calls take the user and the order in headers, not in the path. */
const ORDER_HEADERS = { 'user-id': 9501, 'eorder-id': 70011 };
const CALLS_WITH_ORDER_HEADERS = new Set(['saveEOrder', 'saveEOrderDriveThrough', 'paymentByCard']);

export interface TableRow extends ContractCall {
  method: string;
  path: string;
  retry: 'R' | 'K' | 'S' | 'N';
  marks: readonly string[];
}

/** Every call of the contract with its hand-written sample, as rows for `it.each`. */
export const rows: readonly (readonly [title: string, row: TableRow])[] = contractCalls.map(
  (contractCall) => {
    const { controller, name, literal } = contractCall;
    const [method = '', path = ''] = literal.call.split(' ');
    const { retry = 'R', marks = [] } = literal;
    return [`${controller}.${name}`, { ...contractCall, method, path, retry, marks }];
  },
);

export function paramNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

function bodyOf({ name, literal }: TableRow): unknown {
  if (name !== 'fileUpload') return literal.body;
  const form = new FormData();
  form.append('file', new Blob(['picture']), 'dish.webp');
  return form;
}

export function invoke(row: TableRow, params: object = row.literal.params): Promise<unknown> {
  const isOrder = CALLS_WITH_ORDER_HEADERS.has(row.name);
  const headers = isOrder ? ORDER_HEADERS : {};
  return call(row.endpoint, { ...params, body: bodyOf(row), headers });
}
