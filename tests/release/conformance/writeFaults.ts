/** Faults that appear when data is written, or when a customer logs in. */
import {
  getCustomerOrderDetails,
  sendVerificationCode,
  validateVerificationCode,
} from '../../../src/contract/endpoints/delivery/customer.ts';
import {
  addToCart,
  getCartDetails,
  updateCartQty,
} from '../../../src/contract/endpoints/tableCart.ts';
import {
  checkEOrderStatus,
  paymentByCard,
  placeOrder,
  saveEOrder,
} from '../../../src/contract/endpoints/tableCartOrders.ts';
import {
  again,
  asking,
  breaks,
  inBody,
  inData,
  inHeaders,
  inRequest,
  instead,
  refusing,
  type Fault,
} from './spoils.ts';
import type { Spoil } from './faultyServer.ts';

const CART = /GET \/api\/TableCart\/EN\//;
const ADD = /POST \/api\/TableCart\/AddToCart/;
const SAVE = /POST \/api\/TableCart\/SaveEOrder/;
const PAY = /paymentByCard/;

interface Add {
  uniqueId: string;
  uniqueCartId: string;
  tableCode: string;
}

let count = 0;
/** A different number at each call. */
export const next = () => (count += 1);

const success = (dataenum: unknown) => ({ status: 1, message: '', dataenum });

/** The faulty server remembers what was requested first. */
function remembering(make: (memory: Map<string, unknown>) => Spoil): Spoil {
  const memory = new Map<string, unknown>();
  const spoil = make(memory);
  return (asked, go) => spoil(asked, go);
}

export const WRITE_FAULTS: readonly Fault[] = [
  ...breaks(['one line per uniqueId', 'adds at once', 'a line of another cart'], {
    'a repeated add counts again': inRequest<Add>(ADD, (body) => ({
      ...body,
      uniqueId: `again${next()}`,
    })),
  }),
  ...breaks(['add'], {
    'an add is answered with 2': inBody(addToCart, (body) =>
      body.status === 1 ? { ...body, status: 2 } : body,
    ),
  }),
  ...breaks(['own prices'], {
    'the price that was sent is believed': inData(
      getCartDetails,
      ({ cartList }) => {
        for (const line of cartList) {
          if (line.instruction === '') Object.assign(line, { price: 0.001 });
        }
      },
      CART,
    ),
  }),
  ...breaks(['versions', 'an old cart'], {
    'a cart keeps its first version': remembering((memory) =>
      inData(
        getCartDetails,
        (view, { path }) => {
          const cartVersion = memory.get(path) ?? view.cartVersion;
          memory.set(path, cartVersion);
          return { ...view, cartVersion };
        },
        CART,
      ),
    ),
  }),
  ...breaks(['quantities'], {
    'a quantity is one more than was said': asking(/UpdateCartQty\/\d+\/2$/, ({ path }) => ({
      path: path.replace(/2$/, '3'),
    })),
    'a quantity of 0 of a line that is gone is refused': again(
      /UpdateCartQty\/\d+\/0$/,
      refusing(/./, -1),
    ),
  }),
  ...breaks(['too many'], {
    'too many are refused without a number': inData(updateCartQty, (data) =>
      'maxQty' in data ? {} : undefined,
    ),
    'too many are a fault': instead(/UpdateCartQty\/\d+\/\d\d+$/, 500),
  }),
  ...breaks(['choices'], {
    'a missing choice is not named': inData(addToCart, (data) =>
      'groupId' in data ? {} : undefined,
    ),
  }),
  ...breaks(['a line of another cart'], {
    'a line of another cart is taken over': remembering((memory) =>
      inRequest<Add>(ADD, (body) => {
        const owner = memory.get(body.uniqueId) ?? body.uniqueCartId;
        memory.set(body.uniqueId, owner);
        return owner === body.uniqueCartId ? body : { ...body, uniqueId: `taken${next()}` };
      }),
    ),
  }),
  ...breaks(['gone lines'], {
    'a line that is gone cannot be removed': again(/RemoveFromCart/, refusing(/./, -1)),
  }),
  ...breaks(['an empty cart'], {
    'emptying a cart may be kept': inHeaders(/RemoveOrders/, (headers) => ({
      ...headers,
      'cache-control': 'max-age=60',
    })),
  }),
  ...breaks(['a cart of its table'], {
    'a cart is of any table': inRequest<Add>(ADD, (body) => ({ ...body, tableCode: 'T12' })),
  }),
  ...breaks(['unknown code'], { 'an unknown code is a 404': instead(/validatePromoCode/, 404) }),
  ...breaks(['one order of a key', 'one order at once', 'placed for good'], {
    'a repeated request is an order of its own': remembering((memory) =>
      inData(saveEOrder, (order, { path }) => {
        const isAgain = memory.has(path);
        memory.set(path, true);
        return isAgain ? { ...order, eOrderID: order.eOrderID + next() } : undefined;
      }),
    ),
  }),
  ...breaks(['own totals'], {
    'the expected total is believed': inData(saveEOrder, (order, { body }) => {
      const { expectedTotal } = JSON.parse(body) as { expectedTotal: number };
      Object.assign(order.totals, { payable: expectedTotal, sPayable: expectedTotal.toFixed(3) });
      Object.assign(order, { totalsChanged: false });
    }),
  }),
  ...breaks(['total as text'], {
    'the total as text has a sign': inData(
      saveEOrder,
      ({ totals }) => void Object.assign(totals, { sPayable: `KWD ${totals.sPayable}` }),
    ),
  }),
  ...breaks(['an old cart'], {
    'an old cart is ordered': inRequest<{ cartVersion?: number }>(SAVE, (body) => ({
      ...body,
      cartVersion: undefined,
    })),
  }),
  ...breaks(['another number'], {
    'the number of an order is not looked at': asking(SAVE, ({ headers }) => ({
      headers: { ...headers, 'eorder-id': '0' },
    })),
  }),
  ...breaks(['placed once'], {
    'an order that was placed does not say so': inData(placeOrder, (order) => ({
      ...order,
      alreadyPlaced: false,
    })),
  }),
  ...breaks(['placed for good'], {
    'a placed order may be saved': inData(
      saveEOrder,
      (order) => void Object.assign(order, { alreadyPlaced: false }),
    ),
  }),
  ...breaks(['a cart that was ordered'], {
    'an ordered cart takes a dish': inBody(addToCart, (body) =>
      body.status === -15
        ? success({ tableCartId: 1, uniqueId: 'a', cartCount: 1, cartVersion: 2 })
        : body,
    ),
  }),
  ...breaks(['nobody in a status'], {
    'a status names who ordered': inData(checkEOrderStatus, (status) => ({
      ...status,
      contact: { name: 'Conformance Check' },
    })),
  }),
  ...breaks(['status of an order'], {
    'a status stays at saved': inData(checkEOrderStatus, (status) => ({
      ...status,
      orderStatus: 1,
    })),
  }),
  ...breaks(['given up by its own'], {
    'anybody cancels': (asked, go) =>
      asked.body.includes('nosuchkey') ? instead(/./, 200, success({}))(asked, go) : go(asked),
  }),
  ...breaks(['pay first'], {
    'an unpaid order is placed': inBody(placeOrder, (body) =>
      body.status === -55 ? success({}) : body,
    ),
  }),
  ...breaks(['one payment'], {
    'each tap on Pay is a payment': inData(paymentByCard, (start) =>
      'transactionId' in start ? { ...start, transactionId: `tx${next()}` } : undefined,
    ),
    'a payment needs no origin': asking(PAY, ({ headers, path }) => ({
      path,
      headers: { 'x-app-origin': 'http://localhost:4173', ...headers },
    })),
  }),
];

const CODE = /ValidateVerificationCode/;

export const LOGIN_FAULTS: readonly Fault[] = [
  ...breaks(['a code is sent', 'the log-in'], {
    'each request sends a code': inData(sendVerificationCode, (sent) => ({
      ...sent,
      verificationId: `v${next()}`,
    })),
  }),
  ...breaks(['the log-in'], {
    'a wrong code does not say how many tries are left': inData(validateVerificationCode, (data) =>
      'triesLeft' in data ? {} : undefined,
    ),
    'a wrong code is a 401': (asked, go) =>
      go(asked).then((answer) =>
        CODE.test(asked.path) && answer.body.includes('triesLeft')
          ? { ...answer, status: 401 }
          : answer,
      ),
    'a repeated code is another login': remembering((memory) =>
      inData(validateVerificationCode, (data) => {
        if (!('token' in data)) return undefined;
        const isAgain = memory.has('token');
        memory.set('token', true);
        return isAgain ? { ...data, token: `token${next()}` } : undefined;
      }),
    ),
  }),
  ...breaks(['only one’s own'], {
    'the orders of others are open': inBody(getCustomerOrderDetails, (body) =>
      body.status === -4 ? success({ totalOrders: 0, orderList: [] }) : body,
    ),
  }),
  ...breaks(['log-out'], {
    'a log-out is not heard': instead(/Delivery\/Logout/, 200, success(null)),
  }),
];
