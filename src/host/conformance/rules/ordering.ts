/** An order that is made for a check, and given up afterwards. */
import type { CartView } from '../../../contract/cart.ts';
import {
  cancelEOrder,
  checkEOrderStatus,
  placeOrder,
  saveEOrder,
} from '../../../contract/endpoints/tableCartOrders.ts';
import type { PaymentMethod } from '../../../contract/payment.ts';
import { STATUS } from '../../../contract/status.ts';
import { pathOf, type Heard } from '../server.ts';
import { Left, requestFor, type Looked, type Rule, type Visit } from '../visit.ts';
import { atTable, type Table } from './atTable.ts';
import { saidIn } from './said.ts';

export const NAME = 'Conformance Check';
export const NUMBER = '50987654';

interface Told {
  eOrderID?: number;
  orderStatus?: number;
  alreadyPlaced?: boolean;
  needsPayment?: boolean;
  totalsChanged?: boolean;
  totals?: { payable?: number; sPayable?: string };
  transactionId?: string;
  cartVersion?: number;
}

export const toldIn = ({ data }: Heard) => (data ?? {}) as Told;

interface Ordering extends Table {
  view: CartView;
  save: (more?: Record<string, unknown>, headers?: Record<string, string>) => Promise<Heard>;
  place: (eOrderId: number) => Promise<Heard>;
  status: (eOrderId: number) => Promise<Heard>;
  cancel: (eOrderId: number, orderKey: string) => Promise<Heard>;
}

/** A cart with one dish, ready to be ordered. */
async function ordering(visit: Visit, isOnline: boolean): Promise<Ordering | Left> {
  const table = await atTable(visit);
  if (table instanceof Left) return table;
  const { menu, uniqueCartId, add, cart } = table;
  const fits = ({ isActive, isOnline: own, orderTypes }: PaymentMethod) =>
    isActive && own === isOnline && orderTypes.includes('Table');
  const method = menu.paymentMethods.find(fits);
  if (!method) return new Left(`No way to pay ${isOnline ? 'online' : 'later'} is active here.`);
  const added = await add();
  if (added.told !== STATUS.ok) return new Left('No dish can be added: see the rules of carts.');
  const view = await cart();
  const { code } = visit.options;
  const base = {
    ...requestFor(visit, menu, view),
    paymentMethodId: method.paymentMethodId,
    contact: { name: NAME, countryId: 1, mobileNo: NUMBER },
  };
  const { storeId } = menu;
  return {
    ...table,
    view,
    save: (more = {}, headers = {}) =>
      visit.server.call({
        method: 'POST',
        path: pathOf(saveEOrder, { code, storeId, orderType: 'Table', orderKey: uniqueCartId }),
        headers: { 'user-id': '0', 'eorder-id': '0', ...headers },
        body: { ...base, ...more },
      }),
    place: (eOrderId) => visit.server.call({ path: pathOf(placeOrder, { eOrderId }) }),
    status: (eOrderId) => visit.server.call({ path: pathOf(checkEOrderStatus, { eOrderId }) }),
    cancel: (eOrderId, orderKey) =>
      visit.server.call({
        method: 'POST',
        path: pathOf(cancelEOrder, { eOrderId }),
        body: { orderKey, reason: 'A check of the server' },
      }),
  };
}

/** The order is given up afterwards: nobody cooks for a check. */
export function orderRule(
  rule: Omit<Rule, 'look'>,
  look: (order: Ordering, eOrderId: number) => Promise<Looked>,
  isOnline = false,
): Rule {
  return {
    ...rule,
    look: async (visit) => {
      const order = await ordering(visit, isOnline);
      if (order instanceof Left) return order;
      const saved = await order.save();
      const { eOrderID = 0 } = toldIn(saved);
      if (eOrderID === 0)
        return [`An order is answered with ${saidIn(saved)}, and has no eOrderID`];
      try {
        return await look(order, eOrderID);
      } finally {
        await order.cancel(eOrderID, order.uniqueCartId);
      }
    },
  };
}
