/** `/demo/control`: a form for each action. For developers, in English. */
import type { World } from '../backend/common/world.ts';
import { FAULT_KINDS } from './actions.ts';
import { escape, page } from './html.ts';
import { stateOf } from './state.ts';

const SHOWN_ORDERS = 12;

type Options = readonly (readonly [value: string | number, label: string])[];

function select(name: string, label: string, options: Options, isOptional = false): string {
  const none = isOptional ? '<option value="">–</option>' : '';
  const entries = options
    .map(([value, text]) => `<option value="${escape(value)}">${escape(text)}</option>`)
    .join('');
  return `<label>${escape(label)}<select name="${name}">${none}${entries}</select></label>`;
}

function input(name: string, label: string, value = ''): string {
  return `<label>${escape(label)}<input name="${name}" value="${escape(value)}"></label>`;
}

const DISH_INPUT = '<label>Dish<input name="itemId" list="dishes" inputmode="numeric"></label>';

/** Suggests dishes by name and fills in their number. */
function dishNames(world: World): string {
  const options = [...world.catalog.items.values()].map(
    ({ item, concept }) =>
      `<option value="${item.id}">${escape(`${concept.label.en}: ${item.label.en}`)}</option>`,
  );
  return `<datalist id="dishes">${options.join('')}</datalist>`;
}

function card(title: string, fields: string, actions: Options): string {
  const buttons = actions
    .map(([value, label]) => `<button name="action" value="${value}">${escape(label)}</button>`)
    .join('');
  return `<section class="card"><h2>${escape(title)}</h2><form method="post">${fields}${buttons}</form></section>`;
}

export function controlPage(world: World): Response {
  const { concepts, modifiers } = world.catalog;
  const stores: Options = concepts.flatMap((concept) =>
    concept.stores.map((store) => [store.storeId, `${concept.code}: ${store.label.en}`] as const),
  );
  const brands: Options = concepts.map((concept) => [concept.conceptId, concept.label.en]);
  const methods: Options = concepts.flatMap((concept) =>
    concept.paymentMethods.map(
      (method) => [method.id, `${concept.code}: ${method.label.en}`] as const,
    ),
  );
  const choices: Options = [...modifiers.values()].map(({ modifier, group }) => [
    modifier.id,
    `${group.label.en}: ${modifier.label.en}`,
  ]);
  const state = stateOf(world);
  const orders: Options = state.orders
    .toReversed()
    .slice(0, SHOWN_ORDERS)
    .map((order) => [
      order.eOrderID,
      `${order.orderNo} ${order.code} ${order.orderType}, status ${order.orderStatus}`,
    ]);
  const payments: Options = state.payments
    .toReversed()
    .slice(0, SHOWN_ORDERS)
    .map((payment) => [
      payment.transactionId,
      `${payment.transactionId}, status ${payment.paymentStatus}`,
    ]);
  const dish = DISH_INPUT + select('modifierId', 'or choice', choices, true);
  const cards = [
    card('Branch', select('storeId', 'Branch', stores) + input('minutes', 'Minutes', '60'), [
      ['closeStore', 'Close'],
      ['openStore', 'Open'],
      ['laneOff', 'Drive-through off'],
      ['laneOn', 'Drive-through on'],
    ]),
    card('Bay', input('slotId', 'Bay id', '211'), [
      ['takeBay', 'Take'],
      ['freeBay', 'Free'],
    ]),
    card('Brand', select('conceptId', 'Brand', brands), [
      ['pauseOrdering', 'Pause ordering'],
      ['resumeOrdering', 'Take orders again'],
      ['publishMenu', 'Publish the menu again'],
    ]),
    card('Way to pay', select('paymentMethodId', 'Way to pay', methods), [
      ['methodOff', 'Off'],
      ['methodOn', 'On'],
    ]),
    card('Dish', dish, [
      ['sellOut', 'Sell out'],
      ['restore', 'Restore'],
      ['retireItem', 'Take off the menu'],
    ]),
    card('Price', dish + input('price', 'Price', '1.000'), [['setPrice', 'Change']]),
    card('Stock', DISH_INPUT + input('left', 'Left', '1'), [['setStock', 'Set']]),
    card('Table', input('tableCode', 'Table code'), [['clearTable', 'Clear']]),
    card('Slow down', input('ms', 'Milliseconds', '2000') + input('call', 'Call (empty: all)'), [
      ['slow', 'Slow down'],
    ]),
    card(
      'Fail',
      input('call', 'Call', 'placeOrder') +
        select(
          'fault',
          'Fault',
          FAULT_KINDS.map((kind) => [kind, kind]),
        ) +
        input('httpStatus', 'HTTP status', '500') +
        input('times', 'Times (empty: always)', '1'),
      [
        ['fail', 'Fail'],
        ['clearFaults', 'All well again'],
      ],
    ),
    card('Order', select('eOrderID', 'Order', orders) + input('to', 'To status (empty: next)'), [
      ['advanceOrder', 'Advance'],
      ['rejectOrder', 'Reject'],
      ['cancelOrder', 'Cancel'],
      ['lapseOrder', 'Let it lapse'],
    ]),
    card(
      'Payment',
      select('transactionId', 'Payment', payments) +
        select('result', 'Result', [
          ['paid', 'paid'],
          ['failed', 'failed'],
          ['cancelled', 'cancelled'],
        ]),
      [['reportPayment', 'Report']],
    ),
    card('Customers', input('customerId', 'Customer (empty: all)'), [
      ['expireCodes', 'Expire all codes'],
      ['expireLogin', 'Expire log-ins'],
      ['blockCustomer', 'Block'],
    ]),
    card('Clock and world', input('seconds', 'Seconds ahead', '60'), [
      ['advanceClock', 'Move the clock'],
      ['stopClock', 'Stop it'],
      ['popupsOff', 'No popups'],
      ['popupsOn', 'Popups again'],
      ['reset', 'Reset this world'],
    ]),
  ];
  const faults = world.faults.map((fault) => `${fault.call}: ${fault.kind}`);
  const delays = world.delays.map((delay) => `${delay.call}: ${delay.ms} ms`);
  const note = [...faults, ...delays].join(', ') || 'none';
  const head = `<h1>Control of world “${escape(world.name)}”</h1>
<p class="soft">Faults: ${escape(note)} · <a href="/demo/inbox">Inbox</a> · <a href="/demo/state">State</a></p>`;
  return page(
    'Control',
    'EN',
    `${head}<div class="columns">${cards.join('')}</div>${dishNames(world)}`,
    true,
  );
}

const NUMBERS = new Set([
  'storeId',
  'slotId',
  'minutes',
  'conceptId',
  'itemId',
  'modifierId',
  'price',
  'left',
  'ms',
  'httpStatus',
  'times',
  'eOrderID',
  'to',
  'customerId',
  'seconds',
  'points',
  'paymentMethodId',
]);

/** The JSON action of a posted form, without empty fields. */
export function actionOfForm(form: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...form]
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, NUMBERS.has(name) ? Number(value) : value]),
  );
}
