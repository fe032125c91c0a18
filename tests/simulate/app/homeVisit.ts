/**
 * A customer's delivery visit without the pages: log-in, place and time, the cart on the phone, and
 * the order that is saved, reviewed and then placed.
 */
import type { QueryClient } from '@tanstack/react-query';
import { callersOf } from '../../../src/api/callers.ts';
import type { ConceptSetup } from '../../../src/contract/concept.ts';
import { getCustomerAddressDetails } from '../../../src/contract/endpoints/delivery/addresses.ts';
import { getMenu, getMenuitemDetailById } from '../../../src/contract/endpoints/delivery/menu.ts';
import { getConceptSetup } from '../../../src/contract/endpoints/delivery/settings.ts';
import { getStoreIdFromCode } from '../../../src/contract/endpoints/menu.ts';
import type { Menu } from '../../../src/contract/menu.ts';
import { addDish } from '../../../src/ordering/cart/addDish.ts';
import { addPendingLine, saveLine } from '../../../src/ordering/cart/saveLine.ts';
import { connectDeviceCart, deviceCartKey } from '../../../src/ordering/cart/connectDeviceCart.ts';
import type { DeviceCart } from '../../../src/ordering/cart/deviceCart.ts';
import { newLineMemory } from '../../../src/ordering/cart/deviceCartReading.ts';
import { dropOldIntents } from '../../../src/ordering/checkout/settleOrder.ts';
import { modes } from '../../../src/ordering/visit/modes.ts';
import { queryOf } from '../../../src/queries/read.ts';
import { usableMethods } from '../../../src/rules/checkout/paymentMethods.ts';
import { appStore } from '../../../src/state/appStore.ts';
import { EMPTY_CART } from '../../../src/state/cartSlice.ts';
import { servingOf, servingStore } from '../../../src/state/servingStore.ts';
import { deliveryCartEntry } from '../../../src/storage/cartEntries.ts';
import { newUniqueId } from '../../../src/storage/randomKey.ts';
import { subscribe } from '../../../src/storage/store.ts';
import { dishPutTogether, modifiersIn } from './dishForm.ts';
import { chooseAddress, chooseStore, chooseTime, leave, logIn, watchLogin } from './homeAccount.ts';
import { checkoutOf } from './homeCore.ts';
import { orderHome } from './homeOrder.ts';
import { createReview } from './homeReview.ts';
import { createSteps, createTries, IDLE, type PayWish, type Tell, type Visit } from './visit.ts';
import { visitActs, type Core } from './visitActs.ts';

const api = callersOf({ getMenu, getMenuitemDetailById });

/**
 * The pages check each second; this is often enough to notice an expired cart within the minute.
 */
const CLOCK_MS = 20_000;

export interface HomePlace {
  code: string;
  state: 'Delivery' | 'PickUp';
  codeOf: (dialCode: string, mobileNo: string) => string | undefined;
}

export interface HomeVisit extends Visit {
  side: 'home';
  customerId: () => number;
  /** Accepts the saved order that the bill page shows. */
  agree: () => void;
  logIn: (mobileNo: string) => void;
  logOut: () => void;
  chooseWhere: (random: () => number) => void;
  chooseWhen: (random: () => number) => void;
  /** For an expired cart, and for one that was set aside. */
  endCart: () => void;
  bringBack: () => void;
}

interface HomeCore extends Core {
  cart: DeviceCart;
  cartName: string;
}

export function openHome(place: HomePlace, tell: Tell, client: QueryClient): HomeVisit {
  const { code } = place;
  const mode = modes[place.state];
  const account = { ...place, client };
  const memory = newLineMemory();
  let own = 0;
  let menu: Menu | undefined;
  let setup: ConceptSetup | undefined;
  let core: HomeCore | undefined;
  let customer = 0;

  const steps = createSteps(
    (news) => {
      tell(news);
      if (news.kind === 'state' && news.state.step === 'saved')
        void review.open(news.state.eOrderId);
    },
    () => void core?.cart.refresh(),
  );
  const tried = createTries(tell);
  const review = createReview(tried, () => keyNow());
  const lookNow = () => core?.cart.look();
  const onRefused = (failure: unknown) => tell({ kind: 'refused', what: 'quantity', failure });

  const serving = () => {
    const { servings } = servingStore.getState();
    const isLoggedIn = customer > 0;
    return servingOf({ servedAt: mode.servedAt, isLoggedIn, serving: servings.get(code), own });
  };
  const cartKey = () => deviceCartKey({ code, customerId: customer });
  const seen = () => appStore.getState().carts[cartKey()] ?? EMPTY_CART;
  const keyNow = () => seen().deliveryId ?? '';

  const enter = () => {
    const login = appStore.getState().logins[code];
    const isAnother = customer !== (login?.status === 'loggedIn' ? login.customerId : 0);
    if (isAnother) customer = login?.status === 'loggedIn' ? login.customerId : 0;
    const { lang } = appStore.getState();
    const { storeId } = serving();
    const home = { code, customerId: customer, storeId, lang, mode };
    const cartName = `${customer} ${storeId} ${lang}`;
    const isNewCart = core?.cartName !== cartName;
    const onLoginNeeded = () => undefined;
    const tools = { client, memory, onRefused, onKept: lookNow, onLoginNeeded };
    const cart = core && !isNewCart ? core.cart : connectDeviceCart(home, tools);
    const orderKey = keyNow();
    if (!isNewCart && core?.orderKey === orderKey) return;
    const isSameOrder = core?.orderKey === orderKey && !isAnother;
    const checkout =
      core && isSameOrder ? core.checkout : checkoutOf(home, orderKey, lookNow, steps.show);
    core = { orderKey, cart, checkout, cartName };
    if (orderKey !== '' && !isSameOrder) void checkout.resume();
    if (isNewCart) void cart.refreshCount();
    if (isAnother && customer > 0) void begin();
  };

  /** Starts after a log-in: the stored address, and the dish that was chosen before. */
  const begin = async () => {
    servingStore.getState().readServing(code);
    void takeLine();
    if (mode.servedAt !== 'address') return;
    const asked = { customerId: customer, code };
    const address = await client
      .fetchQuery({ ...queryOf(getCustomerAddressDetails, asked), staleTime: 0 })
      .catch(() => undefined);
    if (address !== undefined && asked.customerId === customer) {
      servingStore.getState().chooseAddress(code, customer, address ?? undefined);
    }
  };
  const now = (): HomeCore => {
    if (!core) throw new Error('The visit has not begun.');
    return core;
  };
  const added = (menuItemId: number, quantity: number) => {
    const orderKey = keyNow();
    tell({ kind: 'tapped', orderKey, menuItemId, quantity });
    tell({ kind: 'added', orderKey, menuItemId, quantity });
  };
  const readMenu = async () => {
    own = (await client.fetchQuery(queryOf(getStoreIdFromCode, { code }))).storeId;
    enter();
    const { lang } = appStore.getState();
    const menuTypeId = place.state === 'PickUp' ? 5 : 4;
    menu = await api.getMenu({ lang, storeId: serving().storeId, menuTypeId });
    return menu;
  };
  const adding = (cart: DeviceCart) => ({
    cart,
    view: () => seen().view,
    menu: () => Promise.resolve(menu),
    freshMenu: () => readMenu().catch(() => undefined),
  });
  const takeLine = () =>
    tried('take', async () => {
      const line = await addPendingLine(now().cart, code, Date.now());
      if (line) added(line.id, line.quantity);
    });

  const methods = () => usableMethods(setup?.paymentMethods ?? [], place.state);
  const send = (wish: PayWish) => {
    const { view } = seen();
    const method = methods().find(
      ({ paymentMethodId }) => paymentMethodId === wish.paymentMethodId,
    );
    const chosen = serving();
    if (!view || !setup || !method || view.cartList.length === 0) return;
    if (!chosen.isChosen || (mode.servedAt === 'address' && !chosen.address)) return;
    const { cart } = now();
    const asked = { code, view, menu, setup, mode, serving: chosen, method, cart };
    const { orderKey, checkout } = now();
    orderHome(asked, wish, (request) => {
      review.close();
      tell({ kind: 'paid', orderKey, request, view });
      return checkout.submit(request);
    });
  };
  const checkClock = () => {
    if (review.readyOrder() && document.visibilityState === 'visible') now().cart.clock.work();
    now().cart.clock.check();
  };
  const refreshIfFilled = () => {
    if ((seen().count ?? 0) > 0) void now().cart.refresh();
  };

  watchLogin(code);
  appStore.getState().chooseDelivery(code, place.state);
  appStore.getState().enterDelivery(code);
  servingStore.getState().readServing(code);
  enter();
  appStore.subscribe(enter);
  servingStore.subscribe((state, before) => {
    enter();
    if (state.servings.get(code) !== before.servings.get(code)) refreshIfFilled();
  });
  let unsubscribe: (() => void) | undefined;
  const followCart = () => {
    unsubscribe?.();
    unsubscribe = subscribe(deliveryCartEntry.key(customer), lookNow);
  };
  followCart();
  appStore.subscribe(({ logins }, before) => {
    if (logins !== before.logins) followCart();
  });
  setInterval(checkClock, CLOCK_MS);
  dropOldIntents();

  return {
    ...visitActs({ tell, core: now, cart: seen, steps, tried }),
    side: 'home',
    customerId: () => customer,
    agree: () => {
      const ready = review.readyOrder();
      if (!ready) return;
      const { orderKey, totals, request } = ready;
      tell({ kind: 'agreed', orderKey, payable: totals.payable, request });
      void now().checkout.confirm(totals);
    },
    menu: () => menu,
    methods,
    readMenu: () => {
      void tried('menu', readMenu);
      void tried('setup', async () => {
        setup = await client.fetchQuery(queryOf(getConceptSetup, { code }));
      });
    },
    add: (item, quantity) => {
      const { cart } = now();
      const work = async () => {
        const result = await addDish(adding(cart), item, quantity);
        if (result !== 'menu.otherNow') added(item.id, quantity);
      };
      void tried('add', work, item.id);
    },
    putTogether: (menuItemId, { note, random }) => {
      const { cart } = now();
      const { storeId } = serving();
      const { lang } = appStore.getState();
      const uniqueId = newUniqueId();
      void tried('add', async () => {
        const asked = { storeId, menuScheduleId: 0, menuItemId, lang };
        const item = await api.getMenuitemDetailById(asked);
        if (!menu) return;
        const draft = dishPutTogether(item, { uniqueId, note, random });
        if (!draft) return;
        tell({ kind: 'chosen', uniqueId, note, modifiers: modifiersIn(item, draft) });
        await saveLine(adding(cart), { item, draft, head: menu });
        added(menuItemId, draft.quantity);
      });
    },
    restore: (line) => {
      void tried('restore', async () => {
        await now().cart.restore(line);
        tell({
          kind: 'tapped',
          orderKey: keyNow(),
          menuItemId: line.menuItemId,
          quantity: line.qty,
        });
        tell({ kind: 'touched', orderKey: keyNow() });
      });
    },
    pay: send,
    comeBack: (isFrozen) => {
      if (isFrozen && steps.state().step === 'leaving') steps.show(IDLE);
      const { orderKey, checkout, cart } = now();
      if (orderKey !== '') void checkout.resume();
      cart.clock.check();
      refreshIfFilled();
    },
    logIn: (mobileNo) => {
      tell({ kind: 'loggingIn' });
      void tried('logIn', () => logIn(account, mobileNo));
    },
    logOut: () => {
      tell({ kind: 'leaving' });
      void tried('logOut', () => leave(account));
    },
    chooseWhere: (random) =>
      void tried('where', () =>
        mode.servedAt === 'store'
          ? chooseStore(account, random)
          : chooseAddress(account, customer, random),
      ),
    chooseWhen: (random) =>
      void tried('when', () => chooseTime(account, serving(), setup?.timeZone ?? 'UTC', random)),
    endCart: () => {
      tell({ kind: 'touched', orderKey: keyNow() });
      now().cart.clock.end();
    },
    bringBack: () => void tried('bringBack', () => now().cart.clock.bringBack()),
  };
}
