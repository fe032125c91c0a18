/** What diners, phones, the line, the venue and the bank do, wherever the diner is. Each act has its own dice. */
import { TOAST_LIFE_MS } from '../../../src/config/times.ts';
import type { MenuItem } from '../../../src/contract/menu.ts';
import type { PayWish } from '../app/visit.ts';
import { DISHES } from '../venue/dishes.ts';
import type { Dice } from '../world/dice.ts';
import { CALM, LINE_FAULTS } from '../world/network.ts';
import type { Side } from './plan.ts';
import type { Session } from './session.ts';
import type { Tab } from './tab.ts';

export interface ActRow {
  /** How often it happens, beside the others. */
  weight: number;
  /** Where it can happen; everywhere, if nothing is said. */
  side?: Side;
  act: (session: Session, tab: Tab, dice: Dice) => void;
}

const MOST_TIP = 900;
const NOTES = ['', '', 'No ice, please', 'بدون بصل', `Ring twice ${'x'.repeat(60)}`];
const PROMOS = ['TEN', 'FIVE', 'GRILL', 'SOUP', 'ALONE', 'OLD', 'NOBODY'];

function linesOf(tab: Tab) {
  return tab.visit?.cart().view?.cartList ?? [];
}

function withLine(tab: Tab, dice: Dice, act: (line: ReturnType<typeof linesOf>[number]) => void) {
  const lines = linesOf(tab);
  if (lines.length > 0) act(dice.pick(lines));
}

/** A dish that one tap adds. */
function simpleDish(tab: Tab, dice: Dice): MenuItem | undefined {
  const dishes = tab.visit?.menu()?.menuItems.filter(({ isAvailable }) => isAvailable) ?? [];
  const simple = dishes.filter(({ isCustomized }) => !isCustomized);
  return simple.length > 0 ? dice.pick(simple) : undefined;
}

function wishOf(tab: Tab, dice: Dice): PayWish | undefined {
  const methods = tab.visit?.methods().filter(({ isActive }) => isActive) ?? [];
  if (methods.length === 0) return undefined;
  return {
    paymentMethodId: dice.pick(methods).paymentMethodId,
    tipMinor: dice.chance(0.4) ? dice.below(MOST_TIP) : 0,
    note: dice.pick(NOTES),
  };
}

function pay(tab: Tab, wish: PayWish | undefined): void {
  // The button is shut while something is sent, and behind a dialog.
  if (wish && tab.step() === 'idle') tab.visit?.pay(wish);
}

export const SHARED_ACTS: Readonly<Record<string, ActRow>> = {
  'add a dish': {
    weight: 20,
    act: (_session, tab, dice) => {
      const dish = simpleDish(tab, dice);
      if (!dish) return;
      tab.tapped = dish.id;
      // What is brought has to be enough.
      const isMany = dice.chance(tab.home() ? 0.6 : 0.15);
      tab.visit?.add(dish, isMany ? 2 + dice.below(3) : 1);
    },
  },
  'tap it again': {
    weight: 6,
    act: (_session, tab, dice) => {
      const tapped = tab.visit?.menu()?.menuItems.find(({ id }) => id === tab.tapped);
      if (!tapped) return;
      tab.visit?.add(tapped, 1);
      if (dice.chance(0.4)) tab.visit?.add(tapped, 1);
    },
  },
  'add it twice': {
    weight: 5,
    act: (_session, tab, dice) => {
      const dish = simpleDish(tab, dice);
      if (!dish) return;
      tab.visit?.add(dish, 1);
      tab.visit?.add(dish, 1);
    },
  },
  'put a dish together': {
    weight: 7,
    act: (_session, tab, dice) => {
      const dishes = tab.visit?.menu()?.menuItems.filter(({ hasModifiers }) => hasModifiers) ?? [];
      if (dishes.length === 0) return;
      tab.visit?.putTogether(dice.pick(dishes).id, { note: dice.pick(NOTES), random: dice.next });
    },
  },
  'change a quantity': {
    weight: 10,
    act: (_session, tab, dice) =>
      withLine(tab, dice, (line) => {
        let wanted = line.qty;
        const taps = 1 + dice.below(3);
        for (let tap = 0; tap < taps; tap += 1) {
          wanted = Math.max(0, wanted + (dice.chance(0.7) ? 1 : -1));
          // A line that a tap has taken out has no buttons any more.
          const isShown = linesOf(tab).some(({ uniqueId }) => uniqueId === line.uniqueId);
          if (isShown) tab.visit?.change(line, wanted);
        }
      }),
  },
  'take a line out': {
    weight: 4,
    act: (session, tab, dice) =>
      withLine(tab, dice, (line) => {
        const orderKey = tab.visit?.orderKey() ?? '';
        session.removed = { line, orderKey, page: tab.page, atMs: session.clock.now() };
        tab.visit?.remove(line);
      }),
  },
  'put it back': {
    weight: 3,
    act: (session, tab) => {
      const { removed } = session;
      session.removed = undefined;
      if (!removed || !tab.visit || tab.page !== removed.page) return;
      if (tab.visit.orderKey() !== removed.orderKey) return;
      // The offer to put it back stands for a moment only.
      if (session.clock.now() - removed.atMs < TOAST_LIFE_MS) tab.visit.restore(removed.line);
    },
  },
  'empty the cart': {
    weight: 1,
    act: (_session, tab) => {
      if (linesOf(tab).length > 0) tab.visit?.clear();
    },
  },
  'apply a promo': {
    weight: 2,
    act: (_session, tab, dice) => {
      // A cart without lines has no field for it.
      if (linesOf(tab).length > 0) tab.visit?.applyPromo(dice.pick(PROMOS));
    },
  },
  'remove the promo': {
    weight: 1,
    act: (_session, tab) => {
      if (tab.visit?.cart().view?.promo) tab.visit.removePromo();
    },
  },
  look: { weight: 8, act: (_session, tab) => tab.visit?.lookAtCart() },
  'open the cart and change it': {
    weight: 5,
    act: (session, tab, dice) => {
      tab.visit?.lookAtCart();
      session.clock.plan(800 + dice.below(6000), () =>
        withLine(tab, dice, (line) => tab.visit?.change(line, line.qty + 1)),
      );
    },
  },
  'read the menu': { weight: 3, act: (_session, tab) => tab.visit?.readMenu() },
  'taps before the app': {
    weight: 3,
    side: 'table',
    act: (_session, tab, dice) => {
      const dish = simpleDish(tab, dice);
      if (!dish) return;
      // At the price of the first screen, which may not be today's.
      const price = dice.chance(0.8) ? dish.price : dish.price + 1;
      const taps = new Map([[dish.id, { quantity: 1 + dice.below(3), price }]]);
      tab.reload(() => tab.table()?.earlyTaps(taps));
    },
  },
  pay: { weight: 20, act: (_session, tab, dice) => pay(tab, wishOf(tab, dice)) },
  'pay twice': {
    weight: 5,
    act: (session, tab, dice) => {
      const wish = wishOf(tab, dice);
      pay(tab, wish);
      pay(tab, wish);
      // A changed mind, where the button can still be tapped.
      session.clock.plan(dice.below(400), () => pay(tab, wishOf(tab, dice)));
    },
  },
  'pay and be gone': {
    weight: 5,
    act: (session, tab, dice) => {
      pay(tab, wishOf(tab, dice));
      const { page } = tab;
      session.clock.plan(dice.below(dice.chance(0.5) ? 120 : 3000), () => {
        if (tab.page !== page) return;
        // As phones do that restart and have lost the time.
        if (dice.chance(0.2)) session.setClock(tab.phone, dice);
        if (dice.chance(0.5)) tab.kill();
        else tab.reload();
      });
    },
  },
  'pay in two tabs': {
    weight: 4,
    act: (session, tab, dice) => {
      for (const each of session.tabsOf(tab.phone)) pay(each, wishOf(each, dice));
    },
  },
  'answer the question': {
    weight: 12,
    act: (session, tab, dice) => session.answer(tab, dice),
  },
  'come back': {
    weight: 6,
    act: (_session, tab, dice) => {
      if (tab.bank !== undefined) return;
      tab.page?.show(false);
      if (dice.chance(0.8)) tab.page?.show(true);
      tab.visit?.comeBack(false);
    },
  },
  reload: { weight: 5, act: (_session, tab) => tab.reload() },
  'kill the tab': { weight: 4, act: (_session, tab) => tab.kill() },
  'other language': {
    weight: 2,
    act: (session, tab, dice) => {
      const lang = dice.pick(['EN', 'AR'] as const);
      tab.page?.app.appStore.getState().keepLanguage(session.place.code, lang);
      tab.reload();
    },
  },
  'bad weather': {
    weight: 9,
    act: (_session, tab, dice) => {
      const count = 1 + dice.below(4);
      const faults = Array.from({ length: count }, () => dice.pick(LINE_FAULTS));
      tab.phone.line.weather = { faults, part: 0.2 + dice.next() * 0.6 };
    },
  },
  'fine weather': {
    weight: 5,
    act: (_session, tab) => {
      tab.phone.line.weather = CALM;
    },
  },
  'no line': {
    weight: 3,
    act: (session, tab, dice) => session.setOnline(tab.phone, dice.chance(0.4)),
  },
  'storage trouble': {
    weight: 3,
    act: (session, tab, dice) => session.troubleStorage(tab, dice),
  },
  'new build': {
    weight: 2,
    act: (session, tab) => {
      session.count('new build');
      tab.phone.build += 1;
    },
  },
  'clock is set': {
    weight: 2,
    act: (session, tab, dice) => session.setClock(tab.phone, dice),
  },
  'price changes': {
    weight: 4,
    act: ({ venue }, _tab, dice) => venue.changePrice(dice.pick(DISHES).id, 100 + dice.below(3000)),
  },
  'sold out': {
    weight: 3,
    act: ({ venue }, _tab, dice) => venue.setAvailable(dice.pick(DISHES).id, dice.chance(0.4)),
  },
  'opens or closes': { weight: 2, act: ({ venue }, _tab, dice) => venue.setOpen(dice.chance(0.6)) },
  'stops or goes on': {
    weight: 2,
    act: ({ venue }, _tab, dice) => venue.setPaused(dice.chance(0.4)),
  },
  'forgets carts': {
    weight: 1,
    act: (session) => {
      session.count('carts forgotten');
      session.venue.forgetCarts();
      session.isForgetful = true;
    },
  },
  'new menu': { weight: 2, act: ({ venue }) => venue.changeMenu() },
  'kitchen goes on': {
    weight: 2,
    act: ({ venue }, _tab, dice) => {
      const placed = venue.orders().filter(({ isPlaced }) => isPlaced);
      if (placed.length > 0) venue.moveOrder(dice.pick(placed).eOrderId);
    },
  },
  'at the bank': { weight: 14, act: (session, tab, dice) => session.atBank(tab, dice) },
  'share and join': {
    weight: 4,
    side: 'table',
    act: (session, tab) => session.shareWith(tab),
  },
};
