/**
 * A visit at a table, in a lane or in a room, without its pages: the cart and the check-out as
 * their providers create them, and the diner's actions on the pages.
 */
import { callersOf } from '../../../src/api/callers.ts';
import { getMenuItemDetails } from '../../../src/contract/endpoints/dishes.ts';
import { getMenu, getMenuDetails } from '../../../src/contract/endpoints/menu.ts';
import type { Menu, MenuDetails } from '../../../src/contract/menu.ts';
import { giveEarlyTaps, onEarlyTaps } from '../../../src/lazy/earlyTaps.ts';
import type { EarlyTaps } from '../../../src/lazy/bootHandover.ts';
import { addDish } from '../../../src/ordering/cart/addDish.ts';
import { saveLine } from '../../../src/ordering/cart/saveLine.ts';
import type { Cart } from '../../../src/ordering/cart/cart.ts';
import { joinCart, startSharing } from '../../../src/ordering/cart/changeSharing.ts';
import type { Checkout } from '../../../src/ordering/checkout/checkoutState.ts';
import {
  billAtTable,
  decimalsAtTable,
  orderAtTable,
} from '../../../src/ordering/checkout/orderAtTable.ts';
import { dropOldIntents } from '../../../src/ordering/checkout/settleOrder.ts';
import { modes } from '../../../src/ordering/visit/modes.ts';
import { toMajor } from '../../../src/rules/common/money.ts';
import { appStore } from '../../../src/state/appStore.ts';
import { EMPTY_CART } from '../../../src/state/cartSlice.ts';
import { newUniqueId } from '../../../src/storage/randomKey.ts';
import { subscribe } from '../../../src/storage/store.ts';
import { uniqueCartIdKey } from '../../../src/storage/uniqueCartId.ts';
import { dishPutTogether, modifiersIn } from './dishForm.ts';
import { coreOf, type TablePlace } from './tableCore.ts';
import { createSteps, createTries, IDLE, type PayWish, type Tell, type Visit } from './visit.ts';
import { visitActs, type Core } from './visitActs.ts';

const api = callersOf({ getMenu, getMenuDetails, getMenuItemDetails });

export interface TableVisit extends Visit {
  side: 'table';
  earlyTaps: (taps: Readonly<EarlyTaps>) => void;
  share: () => void;
  join: (theirKey: string) => void;
}

export function openTable(place: TablePlace, tell: Tell): TableVisit {
  const { code, tableCode } = place;
  const mode = modes[place.state];
  let menu: Menu | undefined;
  let head: MenuDetails | undefined;
  let core: Core;

  const steps = createSteps(tell, () => void core.cart.refresh());
  const tried = createTries(tell);
  const onRefused = (failure: unknown) => tell({ kind: 'refused', what: 'quantity', failure });
  const enter = () => {
    const orderKey = appStore.getState().orderKeyAt(code, tableCode);
    if (core?.orderKey === orderKey) return;
    core = coreOf(place, orderKey, steps.show, onRefused);
    void core.checkout.resume();
  };
  const seen = () => appStore.getState().carts[core.orderKey] ?? EMPTY_CART;
  const readMenu = async () => {
    const { lang } = appStore.getState();
    menu = await api.getMenu({ code, tableCode, lang });
    for (const item of menu.menuItems) {
      const { id, price } = item;
      const act = (quantity: number) => {
        tell({ kind: 'earlyTap', menuItemId: id, quantity, price });
        visit.add(item, quantity);
      };
      onEarlyTaps(id, { price, act });
    }
    return menu;
  };
  const adding = (cart: Cart) => ({
    cart,
    view: () => seen().view,
    menu: () => Promise.resolve(menu),
    freshMenu: () => readMenu().catch(() => undefined),
  });

  const methodFor = ({ paymentMethodId }: PayWish) =>
    head?.paymentMethods.find((method) => method.paymentMethodId === paymentMethodId);
  const send = (checkout: Checkout, wish: PayWish) => {
    const { view } = seen();
    const method = methodFor(wish);
    if (!view || !head || !method || view.cartList.length === 0) return;
    const { orderKey } = core;
    const tip = toMajor(wish.tipMinor, decimalsAtTable(view, head));
    const submit: Checkout['submit'] = (request) => {
      tell({ kind: 'paid', orderKey, request, view });
      return checkout.submit(request);
    };
    const order = { code, tableCode, orderType: mode.orderType, head, view, method };
    const contact = { name: '', countryId: 0, mobileNo: '' };
    void orderAtTable(
      { checkout: { submit }, isOpen: () => Promise.resolve(true) },
      {
        ...order,
        bill: billAtTable(view, head, method, tip),
        draft: { note: wish.note, changeFor: '', contact },
        ...place.named,
      },
    );
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
    ...visitActs({ tell, core: () => core, cart: seen, steps, tried }),
    side: 'table',
    menu: () => menu,
    methods: () => head?.paymentMethods ?? [],
    readMenu: () => {
      void tried('menu', readMenu);
      void tried('head', async () => {
        head = await api.getMenuDetails({ code, tableCode });
      });
    },
    add: (item, quantity) => {
      const { cart, orderKey } = core;
      tell({ kind: 'tapped', orderKey, menuItemId: item.id, quantity });
      const work = async () => {
        const added = await addDish(adding(cart), item, quantity);
        if (added === 'menu.otherNow') return;
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
        const draft = dishPutTogether(item, { uniqueId, note, random });
        if (!draft) return;
        const { quantity } = draft;
        tell({ kind: 'tapped', orderKey, menuItemId, quantity });
        tell({ kind: 'chosen', uniqueId, note, modifiers: modifiersIn(item, draft) });
        await saveLine(adding(cart), { item, draft, head });
        tell({ kind: 'added', orderKey, menuItemId, quantity });
      });
    },
    restore: (line) => {
      const { cart, orderKey } = core;
      tell({ kind: 'tapped', orderKey, menuItemId: line.menuItemId, quantity: line.qty });
      tell({ kind: 'touched', orderKey });
      void tried('restore', () => cart.restore(line));
    },
    pay: (wish) => send(core.checkout, wish),
    comeBack: (isFrozen) => {
      if (isFrozen && steps.state().step === 'leaving') steps.show(IDLE);
      void core.checkout.resume();
      const { view, failure } = seen();
      if (view || failure) void core.cart.refresh();
      else core.cart.refreshCount().catch(() => undefined);
    },
    earlyTaps: (taps) => giveEarlyTaps(taps, () => tell({ kind: 'tapsLost' })),
    share: () => startSharing(place, core.orderKey),
    join: (theirKey) => joinCart(place, theirKey, core.orderKey),
  };
  return visit;
}
