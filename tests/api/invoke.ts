import * as addresses from '../../src/api/delivery/addresses.ts';
import * as customer from '../../src/api/delivery/customer.ts';
import * as loyalty from '../../src/api/delivery/loyalty.ts';
import * as deliveryMenu from '../../src/api/delivery/menu.ts';
import * as settings from '../../src/api/delivery/settings.ts';
import * as menu from '../../src/api/menu.ts';
import * as placeCalls from '../../src/api/places.ts';
import * as notification from '../../src/api/notification.ts';
import * as rateAndReview from '../../src/api/rateAndReview.ts';
import * as tableCart from '../../src/api/tableCart.ts';
import * as orderCalls from '../../src/api/tableCartOrders.ts';
import * as pageCalls from '../../src/api/tablePage.ts';
import type { Controller } from '../../src/contract/endpoint.ts';
import { contractCalls, type ContractCall } from '../contract/calls.ts';
import { callTable } from './callTable.ts';

type ApiFunction = (...args: unknown[]) => Promise<unknown>;

const functions: Record<Controller, object> = {
  TableCart: { ...tableCart, ...orderCalls, ...pageCalls },
  Menu: { ...menu, ...placeCalls },
  Notification: notification,
  RateAndReview: rateAndReview,
  Delivery: { ...settings, ...deliveryMenu, ...customer, ...addresses, ...loyalty },
};

export const ORDER_HEADERS = { userId: 9501, eOrderId: 70011 };
const CALLS_WITH_ORDER_HEADERS = new Set(['saveEOrder', 'saveEOrderDriveThrough', 'paymentByCard']);

export interface TableRow extends ContractCall {
  method: 'GET' | 'POST';
  path: string;
  retry: 'R' | 'K' | 'S' | 'N';
  marks: readonly string[];
}

export const rows: readonly (readonly [title: string, row: TableRow])[] = callTable.map(
  ([controller, name, method, path, retry, ...marks]) => {
    const found = contractCalls.find(
      (contractCall) => contractCall.controller === controller && contractCall.name === name,
    );
    if (!found) throw new Error(`no literal for ${controller}.${name}`);
    return [`${controller}.${name}`, { ...found, method, path, retry, marks }];
  },
);

export function paramNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/** Calls as the app does: what fills the path in its order, then the body, then the rest. */
export function invoke(row: TableRow, params = row.literal.params): Promise<unknown> {
  const call = (functions[row.controller] as Record<string, ApiFunction>)[row.name];
  if (!call) throw new Error(`${row.controller} has no function ${row.name}`);
  const args: unknown[] = paramNames(row.path).map((name) => params[name]);
  if (row.name === 'fileUpload') args.push(new Blob(['picture']), 'dish.webp');
  else if (row.literal.body !== undefined) args.push(row.literal.body);
  if (CALLS_WITH_ORDER_HEADERS.has(row.name)) args.push(ORDER_HEADERS);
  return call(...args);
}
