/**
 * A visit at a table, in a lane or in a room, without its pages: the cart and the check-out as their
 * providers create them, and the acts that pages offer to a diner.
 */
import * as v from 'valibot';
import { refusalData, type ApiFailure } from '../../../src/api/failure.ts';
import { callersOf } from '../../../src/api/callers.ts';
import { LEAVING_LIMIT_MS } from '../../../src/config/times.ts';
import { CartChange, type CartViewLine, type Totals } from '../../../src/contract/cart.ts';
import { list } from '../../../src/contract/schema.ts';
import { STATUS } from '../../../src/contract/status.ts';
import { getMenuItemDetails } from '../../../src/contract/endpoints/dishes.ts';
import { getMenu, getMenuDetails } from '../../../src/contract/endpoints/menu.ts';
import type { Menu, MenuDetails, MenuItem } from '../../../src/contract/menu.ts';
import { giveEarlyTaps, onEarlyTaps } from '../../../src/defer/earlyTaps.ts';
import type { EarlyTaps } from '../../../src/defer/earlyStart.ts';
import { joinCart, startSharing } from '../../../src/ordering/cart/sharing.ts';
import type { Checkout, CheckoutState } from '../../../src/ordering/checkout/checkoutState.ts';
import { dropOldIntents } from '../../../src/ordering/checkout/settleOrder.ts';
import { tableRequest } from '../../../src/ordering/checkout/tableRequest.ts';
import { modes } from '../../../src/ordering/visit/modes.ts';
import { billWithPayment } from '../../../src/rules/cart/bill.ts';
import { decimalsOf, toMajor } from '../../../src/rules/common/money.ts';
import { appStore } from '../../../src/state/appStore.ts';
import { EMPTY_CART, type CartState } from '../../../src/state/cartSlice.ts';
import { newUniqueId } from '../../../src/storage/randomKey.ts';
import { subscribe } from '../../../src/storage/store.ts';
import { uniqueCartIdKey } from '../../../src/storage/uniqueCartId.ts';
import { dishPutTogether } from './dishForm.ts';
import { coreOf, type Core, type Place } from './tableCore.ts';
import { watchPayment } from './watchPayment.ts';
import type { News } from './news.ts';

const api = callersOf({ getMenu, getMenuDetails, getMenuItemDetails });

/** What a diner fills in before paying. */
export interface TableWish {
  paymentMethodId: number;
  tipMinor: number;
  note: string;
}

export interface TableVisit {
  orderKey: () => string;
  cart: () => CartState;
  state: () => CheckoutState;
  menu: () => Menu | undefined;
  head: () => MenuDetails | undefined;
  /** The pages ask for the menu and its head again. */
  readMenu: () => void;
  /** One tap on a dish without choices, with as many units as were tapped before it could be sent. */
  add: (item: MenuItem, quantity: number) => void;
  /** A dish with choices: its form is opened, filled in at random and sent. */
  putTogether: (menuItemId: number, form: { note: string; random: () => number }) => void;
  change: (tableCartId: number, qty: number) => void;
  remove: (tableCartId: number) => void;
  restore: (line: CartViewLine) => void;
  clear: () => void;
  applyPromo: (code: string) => void;
  removePromo: () => void;
  lookAtCart: () => void;
  pay: (wish: TableWish) => void;
  confirm: (totals: Totals) => void;
  again: () => void;
  /** Takes the lines out that the venue refuses, and sends the rest; false where it names none. */
  sendRest: () => boolean;
  checkAgain: () => void;
  dismiss: () => void;
  comeBack: (isFrozen: boolean) => void;
  earlyTaps: (taps: Readonly<EarlyTaps>) => void;
  watchPayment: (eOrderId: number, transactionId: string | undefined) => void;
  share: () => void;
  join: (theirKey: string) => void;
}

const IDLE: CheckoutState = { step: 'idle' };

const Gone = v.object({ changes: list(CartChange, 'cart changes') });

/** The lines that a refusal names as sold out. */
function goneIn(failure: ApiFailure): string[] {
  if (failure.status !== STATUS.itemUnavailable) return [];
  return refusalData(failure, Gone)?.changes.map(({ uniqueId }) => uniqueId) ?? [];
}

export function openTable(place: Place, tell: (news: News) => void): TableVisit {
  const { code, tableCode } = place;
  const mode = modes[place.state];
  let menu: Menu | undefined;
  let head: MenuDetails | undefined;
  let state = IDLE;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let core: Core;

  const show = (next: CheckoutState) => {
    state = next;
    clearTimeout(leaving);
    tell({ kind: 'state', state });
    if (next.step === 'changed' || next.step === 'refused') void core.cart.refresh();
    if (next.step === 'leaving') {
      // The bank's page may not open: then the diner can try again.
      leaving = setTimeout(() => show(IDLE), LEAVING_LIMIT_MS);
      tell({ kind: 'leave', address: next.redirectUrl });
    }
    if (next.step === 'placed') {
      tell({ kind: 'orderPage', eOrderId: next.eOrderId });
      // The order's page stands: this state is over.
      setTimeout(() => state === next && show(IDLE), 50);
    }
  };
  const onRefused = (failure: unknown) => tell({ kind: 'refused', what: 'quantity', failure });
  const enter = () => {
    const orderKey = appStore.getState().orderKeyAt(code, tableCode);
    if (core?.orderKey === orderKey) return;
    core = coreOf(place, orderKey, show, onRefused);
    void core.checkout.resume();
  };
  const tried = async (what: string, work: () => Promise<unknown>, menuItemId?: number) => {
    try {
      await work();
      tell({ kind: 'done', what });
    } catch (failure) {
      tell({ kind: 'refused', what, failure, ...(menuItemId !== undefined && { menuItemId }) });
    }
  };
  const seen = () => appStore.getState().carts[core.orderKey] ?? EMPTY_CART;
  const version = () => menu?.menuScheduleUniqueId ?? '';

  const methodFor = ({ paymentMethodId }: TableWish) =>
    head?.paymentMethods.find((method) => method.paymentMethodId === paymentMethodId);
  const billFor = (wish: TableWish): Totals | undefined => {
    const { view } = seen();
    const method = methodFor(wish);
    if (!view || !head || !method || view.cartList.length === 0) return undefined;
    const decimals = decimalsOf(view.currency, view.currencyDecimals ?? head.currencyDecimals);
    return billWithPayment(
      view.totals,
      {
        currency: view.currency,
        decimals,
        taxes: head.taxes,
        serviceCharge: head.serviceCharge,
        cashStep: method.kind === 'cash' ? head.cashRounding : undefined,
      },
      { fee: method.fee ?? 0, tip: toMajor(wish.tipMinor, decimals) },
    );
  };
  const send = (checkout: Checkout, wish: TableWish) => {
    const { view } = seen();
    const method = methodFor(wish);
    const bill = billFor(wish);
    if (!view || !head || !method || !bill) return;
    const decimals = decimalsOf(view.currency, view.currencyDecimals ?? head.currencyDecimals);
    const request = tableRequest({
      code,
      tableCode,
      orderType: mode.orderType ?? 'Table',
      head,
      view,
      decimals,
      method,
      bill,
      draft: { note: wish.note, changeFor: '', contact: { name: '', countryId: 0, mobileNo: '' } },
      ...place.named,
    });
    tell({ kind: 'paid', orderKey: core.orderKey, request, view });
    void checkout.submit(request);
  };

  appStore.getState().enterVisit(code, tableCode);
  enter();
  subscribe(
    uniqueCartIdKey(code, tableCode),
    () => void appStore.getState().orderKeyAt(code, tableCode),
  );
  appStore.subscribe(({ orderKeys }, before) => {
    if (orderKeys !== before.orderKeys) enter();
  });
  dropOldIntents();

  const visit: TableVisit = {
    orderKey: () => core.orderKey,
    cart: seen,
    state: () => state,
    menu: () => menu,
    head: () => head,
    readMenu: () => {
      const asked = { code, tableCode };
      const { lang } = appStore.getState();
      void tried('menu', async () => {
        menu = await api.getMenu({ ...asked, lang });
        for (const item of menu.menuItems) {
          const { id, price } = item;
          onEarlyTaps(id, { price, act: (quantity) => visit.add(item, quantity) });
        }
      });
      void tried('head', async () => {
        head = await api.getMenuDetails(asked);
      });
    },
    add: (item, quantity) => {
      const { cart, orderKey } = core;
      tell({ kind: 'tapped', orderKey, menuItemId: item.id, quantity });
      const work = async () => {
        await cart.addOne(item.id, version(), quantity);
        tell({ kind: 'added', orderKey, menuItemId: item.id, quantity });
      };
      void tried('add', work, item.id);
    },
    putTogether: (menuItemId, { note, random }) => {
      const { cart, orderKey } = core;
      const { lang } = appStore.getState();
      const uniqueId = newUniqueId();
      void tried('add', async () => {
        const item = await api.getMenuItemDetails({ lang, code, tableCode, menuItemId });
        // The page waits for both answers.
        if (!head) return;
        const { menuScheduleUniqueId } = head;
        const decimals = decimalsOf(head.currency, head.currencyDecimals);
        const line = dishPutTogether(item, decimals, { uniqueId, note, random });
        if (!line) return;
        tell({ kind: 'tapped', orderKey, menuItemId, quantity: line.quantity });
        await cart.saveLine({ ...line, menuScheduleUniqueId });
        tell({ kind: 'added', orderKey, menuItemId, quantity: line.quantity });
      });
    },
    change: (tableCartId, qty) => {
      tell({ kind: 'changed', orderKey: core.orderKey, tableCartId, qty });
      core.cart.change(tableCartId, qty);
    },
    remove: (tableCartId) => {
      tell({ kind: 'touched', orderKey: core.orderKey });
      void tried('remove', () => core.cart.remove(tableCartId));
    },
    restore: (line) => {
      const { cart, orderKey } = core;
      tell({ kind: 'tapped', orderKey, menuItemId: line.menuItemId, quantity: line.qty });
      tell({ kind: 'touched', orderKey });
      void tried('restore', () => cart.restore(line));
    },
    clear: () => {
      tell({ kind: 'touched', orderKey: core.orderKey });
      void tried('clear', () => core.cart.clear());
    },
    applyPromo: (promo) => void tried('promo', () => core.cart.applyPromo(promo)),
    removePromo: () => void tried('promo', () => core.cart.removePromo()),
    lookAtCart: () => void core.cart.refresh(),
    pay: (wish) => send(core.checkout, wish),
    confirm: (totals) => {
      tell({ kind: 'agreed', orderKey: core.orderKey, payable: totals.payable });
      void core.checkout.confirm(totals);
    },
    again: () => {
      tell({ kind: 'wishedAgain', orderKey: core.orderKey });
      void core.checkout.again();
    },
    sendRest: () => {
      const failure = state.step === 'refused' ? state.failure : undefined;
      const gone = failure && goneIn(failure);
      const lines = seen().view?.cartList.filter(({ uniqueId }) => gone?.includes(uniqueId)) ?? [];
      if (lines.length === 0) return false;
      const { orderKey, cart, checkout } = core;
      tell({ kind: 'touched', orderKey });
      void tried('rest', async () => {
        for (const { tableCartId } of lines) await cart.remove(tableCartId);
        tell({ kind: 'wishedAgain', orderKey });
        await checkout.withoutLines(lines.map(({ uniqueId }) => uniqueId));
      });
      return true;
    },
    checkAgain: () => void core.checkout.resume(),
    dismiss: () => show(IDLE),
    comeBack: (isFrozen) => {
      if (isFrozen && state.step === 'leaving') show(IDLE);
      void core.checkout.resume();
      const { view, failure } = seen();
      if (view || failure) void core.cart.refresh();
      else core.cart.refreshCount().catch(() => undefined);
    },
    earlyTaps: (taps) => giveEarlyTaps(taps, () => tell({ kind: 'tapsLost' })),
    watchPayment: (eOrderId, transactionId) => watchPayment(eOrderId, transactionId, tell),
    share: () => startSharing(place, core.orderKey),
    join: (theirKey) => joinCart(place, theirKey, core.orderKey),
  };
  return visit;
}
