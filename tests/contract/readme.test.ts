import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as delivery from '../../src/contract/endpoints/delivery.ts';
import * as menu from '../../src/contract/endpoints/menu.ts';
import * as placeCalls from '../../src/contract/endpoints/places.ts';
import * as notification from '../../src/contract/endpoints/notification.ts';
import * as rateAndReview from '../../src/contract/endpoints/rateAndReview.ts';
import * as tableCart from '../../src/contract/endpoints/tableCart.ts';
import * as orderCalls from '../../src/contract/endpoints/tableCartOrders.ts';
import * as pageCalls from '../../src/contract/endpoints/tablePage.ts';
import { STATUS } from '../../src/contract/status.ts';

const text = readFileSync(new URL('../../src/contract/README.md', import.meta.url), 'utf8');
const calls = [
  tableCart,
  pageCalls,
  orderCalls,
  menu,
  placeCalls,
  notification,
  rateAndReview,
  delivery,
].flatMap((controller) => Object.values(controller));

it.each(calls.map((call) => [call.method, call.path, call.retry] as const))(
  'the page for servers names %s %s with its way of repeating',
  (method, path, retry) => {
    const shown = path
      .replaceAll(/:(\w+)/g, '{$1}')
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    expect(text).toMatch(new RegExp(`\\| \`${method} ${shown}\`\\s*\\| ${retry}\\b`));
  },
);

it.each(Object.entries(STATUS).filter(([name]) => name !== 'ok'))(
  'the page for servers explains %s',
  (name, status) => {
    expect(text).toMatch(new RegExp(`\\| ${status}\\s*\\| ${name}\\b`));
  },
);
