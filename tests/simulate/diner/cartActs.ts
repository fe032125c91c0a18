/** The diner's acts on the cart and the menu. Each act has its own dice. */
import { TOAST_LIFE_MS } from '../../../src/config/times.ts';
import { linesOf, NOTES, simpleDish, spell, withLine, type Acts } from './act.ts';

/** An add and its retries end within this time, if the connection fails immediately. */
const UNHEARD_MS = 12_000;
const PROMOS = ['TEN', 'FIVE', 'GRILL', 'SOUP', 'ALONE', 'OLD', 'NOBODY'];

export const CART_ACTS: Acts = {
  'add a dish': {
    weight: 20,
    act: (_session, tab, dice) => {
      const dish = simpleDish(tab, dice);
      if (!dish) return;
      tab.tapped = dish.id;
      // A delivery order has to reach the minimum.
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
  'tap it twice more as it got no answer': {
    weight: 2,
    side: 'table',
    act: (session, tab, dice) => {
      const dish = simpleDish(tab, dice);
      if (!dish) return;
      const { page } = tab;
      const add = () => {
        if (tab.page === page) tab.visit?.add(dish, 1);
      };
      spell(session, tab, { faults: ['lost request'], part: 1 }, UNHEARD_MS);
      add();
      session.clock.plan(UNHEARD_MS + 1, () => {
        if (session.isCalm) return;
        spell(session, tab, { faults: ['late answer'], part: 0.8 }, 900);
        add();
        session.clock.plan(dice.below(800), add);
      });
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
          // A line that another tap removed has no buttons.
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
      // The undo offer is visible for a moment only.
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
      // An empty cart has no field for it.
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
  'change a line while requests overtake each other': {
    weight: 4,
    act: (session, tab, dice) =>
      withLine(tab, dice, (line) => {
        const laterMs = 500 + dice.below(1500);
        spell(session, tab, { faults: ['out of order'], part: 0.7 }, laterMs);
        tab.visit?.change(line, line.qty + 1);
        session.clock.plan(laterMs, () => {
          const isShown = linesOf(tab).some(({ uniqueId }) => uniqueId === line.uniqueId);
          if (isShown) tab.visit?.change(line, line.qty + 2);
        });
      }),
  },
  'read the menu': { weight: 3, act: (_session, tab) => tab.visit?.readMenu() },
  'taps before the app': {
    weight: 3,
    side: 'table',
    act: (session, tab, dice) => {
      const dish = simpleDish(tab, dice);
      if (!dish) return;
      // The price on the first screen may be outdated.
      const price = dice.chance(0.8) ? dish.price : dish.price + 1;
      const tap = { quantity: 1 + dice.below(3), price };
      tab.reload(() => {
        if (tab.page) session.judge.early.note(tab.page, dish.id, tap);
        tab.table()?.earlyTaps(new Map([[dish.id, tap]]));
        // The menu may redraw its cards at any time.
        session.clock.plan(dice.below(4000), () => tab.visit?.readMenu());
      });
    },
  },
  'share and join': { weight: 4, side: 'table', act: (session, tab) => session.shareWith(tab) },
};
