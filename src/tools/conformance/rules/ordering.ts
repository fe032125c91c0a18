/** An order that is made for a check and cancelled afterwards. */
import type { CartView } from '../../../contract/cart.ts';
import {
  cancelEOrder,
  checkEOrderStatus,
  placeOrder,
  saveEOrder,
} from '../../../contract/endpoints/tableCartOrders.ts';
import type { EOrderRequest } from '../../../contract/orders.ts';
import type { PaymentMethod } from '../../../contract/paymentMethods.ts';
import type { Heard } from '../server.ts';
import type { Contact } from '../contact.ts';
import { Left, type Looked, type Rule, type Visit } from '../visit.ts';
import { atTable, type Table } from './atTable.ts';
import { begun, isGranted, needed } from './said.ts';

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

/** Drops fields that are objects by mistake: they can be neither compared nor printed. */
function plainFields(value: unknown): Partial<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(value ?? {}).filter(([, own]) => typeof own !== 'object'),
  );
}

export function toldIn({ data }: Heard): Told {
  const { totals } = (data ?? {}) as Told;
  return { ...plainFields(data), totals: plainFields(totals) };
}

interface Ordering extends Table {
  view: CartView;
  contact: Contact;
  save: (more?: Record<string, unknown>, headers?: Record<string, string>) => Promise<Heard>;
  place: (eOrderId: number) => Promise<Heard>;
  /** Like `place`, but skips the rule on failure; for rules that check another promise. */
  placed: (eOrderId: number) => Promise<Heard>;
  status: (eOrderId: number) => Promise<Heard>;
  cancel: (eOrderId: number, orderKey: string) => Promise<Heard>;
}

/** A cart with one dish, ready to order. */
async function ordering(visit: Visit, isOnline: boolean): Promise<Ordering | Left> {
  const table = await atTable(visit);
  if (table instanceof Left) return table;
  const { menu, uniqueCartId, added, cart } = table;
  const fits = ({ isActive, isOnline: own, orderTypes }: PaymentMethod) =>
    isActive && own === isOnline && orderTypes.includes('Table');
  const method = menu.paymentMethods.find(fits);
  if (!method) return new Left(`No way to pay ${isOnline ? 'online' : 'later'} is active here.`);
  const contact = await visit.contact();
  if (menu.askPhone === 'required' && contact.mobileNo === '')
    return new Left('No number fits the rules of the venue’s country: name one by --contact.');
  await added();
  const view = await cart();
  const { storeId } = menu;
  const base: Partial<EOrderRequest> = {
    code: visit.options.code,
    storeId,
    orderType: 'Table',
    menuScheduleId: menu.menuScheduleId,
    menuScheduleUniqueId: menu.menuScheduleUniqueId,
    tableCode: visit.options.table ?? '',
    cartVersion: view.cartVersion,
    expectedTotal: view.totals.payable,
    currency: view.currency,
    paymentMethodId: method.paymentMethodId,
    contact,
  };
  const place = (eOrderId: number) => visit.send(placeOrder, { eOrderId });
  return {
    ...table,
    view,
    contact,
    save: (more = {}, headers = {}) =>
      visit.send(
        saveEOrder,
        { storeId, orderType: 'Table', orderKey: uniqueCartId },
        {
          headers: { 'user-id': '0', 'eorder-id': '0', ...headers },
          body: { ...base, ...more },
        },
      ),
    place,
    placed: (eOrderId) => needed(place(eOrderId), 'PlaceOrder'),
    status: (eOrderId) => visit.send(checkEOrderStatus, { eOrderId }),
    cancel: (eOrderId, orderKey) =>
      visit.send(
        cancelEOrder,
        { eOrderId },
        { body: { orderKey, reason: 'A check of the server' } },
      ),
  };
}

interface Kind {
  isOnline?: boolean;
  /** True for the rule that reports a failed save; the other rules are skipped then. */
  isFirst?: boolean;
}

/** Cancels the order afterwards, so that no kitchen cooks for a check. */
export function orderRule(
  rule: Omit<Rule, 'look'>,
  look: (order: Ordering, eOrderId: number) => Promise<Looked>,
  { isOnline = false, isFirst = false }: Kind = {},
): Rule {
  return {
    ...rule,
    look: async (visit) => {
      const order = await ordering(visit, isOnline);
      if (order instanceof Left) return order;
      const isTold = isFirst && (!isOnline || visit.hasSaved);
      const saved = await (isTold ? order.save() : needed(order.save(), 'SaveEOrder'));
      if (!isGranted(saved)) return begun(saved, 'SaveEOrder');
      const { eOrderID = 0 } = toldIn(saved);
      if (eOrderID === 0 && isTold) return ['A saved order has no eOrderID'];
      if (eOrderID === 0) return new Left('A saved order has no eOrderID.');
      visit.hasSaved = true;
      try {
        return await look(order, eOrderID);
      } finally {
        await order.cancel(eOrderID, order.uniqueCartId);
      }
    },
  };
}
