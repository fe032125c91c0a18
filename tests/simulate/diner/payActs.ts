/** The diner pays, is interrupted, and comes back. */
import { RESUME_LIMIT_MS } from '../../../src/config/times.ts';
import { CALM } from '../world/network.ts';
import { linesOf, pay, spell, wishOf, type Acts } from './act.ts';

/** Longer than the app repeats an order by itself. */
const LONG_GONE_MS = RESUME_LIMIT_MS + 60_000;

export const PAY_ACTS: Acts = {
  pay: { weight: 20, act: (_session, tab, dice) => pay(tab, wishOf(tab, dice)) },
  'pay twice': {
    weight: 5,
    act: (session, tab, dice) => {
      const wish = wishOf(tab, dice);
      pay(tab, wish);
      pay(tab, wish);
      // The diner pays again differently, if the button is still enabled.
      session.clock.plan(dice.below(400), () => pay(tab, wishOf(tab, dice)));
    },
  },
  'pay and be gone': {
    weight: 5,
    act: (session, tab, dice) => {
      // The request takes longer than its page exists.
      if (dice.chance(0.3)) spell(session, tab, { faults: ['out of order'], part: 1 }, 3000);
      pay(tab, wishOf(tab, dice));
      const { page } = tab;
      session.clock.plan(dice.below(dice.chance(0.5) ? 120 : 3000), () => {
        if (tab.page !== page) return;
        // Some phones lose the time at a restart.
        if (dice.chance(0.2)) session.setClock(tab.phone, dice);
        if (dice.chance(0.5)) tab.kill();
        else tab.reload();
      });
    },
  },
  'pay, and the phone restarts': {
    weight: 2,
    act: (session, tab, dice) => {
      // A request that just left is still running when the next page looks for it with a changed
      // clock.
      spell(session, tab, { faults: ['out of order'], part: 1 }, 100);
      pay(tab, wishOf(tab, dice));
      const { page } = tab;
      session.clock.plan(100 + dice.below(400), () => {
        if (tab.page !== page) return;
        session.setClock(tab.phone, dice);
        tab.reload();
      });
    },
  },
  'pay and be gone for long': {
    weight: 2,
    act: (session, tab, dice) => {
      pay(tab, wishOf(tab, dice));
      const { page } = tab;
      tab.phone.line.weather = { faults: ['lost request', 'lost answer'], part: 0.9 };
      session.clock.plan(300 + dice.below(3000), () => {
        tab.phone.line.weather = CALM;
        if (tab.page !== page) return;
        tab.kill();
        tab.isLoading = true;
        session.clock.plan(LONG_GONE_MS, () => {
          tab.isLoading = false;
          // All tabs open at the end anyway, for the final checks.
          if (!tab.visit && !session.isCalm) tab.open();
        });
      });
    },
  },
  'pay, and the price changes': {
    weight: 3,
    act: (session, tab, dice) => {
      pay(tab, wishOf(tab, dice));
      const [line] = linesOf(tab);
      session.clock.plan(50 + dice.below(500), () => {
        if (line) session.venue.world.menu.setPrice(line.menuItemId, 100 + dice.below(3000));
      });
    },
  },
  'pay in a storm': {
    weight: 4,
    act: (session, tab, dice) => {
      const faults = dice.pick([
        ['lost answer', 'maintenance', 'too busy'],
        ['lost answer', 'too busy'],
        ['out of order', 'lost answer'],
        ['payment that lies'],
      ] as const);
      spell(session, tab, { faults, part: 0.7 }, 3000 + dice.below(9000));
      pay(tab, wishOf(tab, dice));
      const other = session.tabsOf(tab.phone).find((each) => each !== tab);
      session.clock.plan(dice.below(2500), () => {
        if (other && dice.chance(0.5)) pay(other, wishOf(other, dice));
      });
    },
  },
  'pay in a storm, and later in another tab': {
    weight: 3,
    act: (session, tab, dice) => {
      const other = session.tabsOf(tab.phone).find((each) => each !== tab);
      if (!other) return;
      spell(session, tab, { faults: ['lost request', 'lost answer'], part: 0.95 }, 28_000);
      pay(tab, wishOf(tab, dice));
      if (dice.chance(0.5)) session.clock.plan(dice.below(28_000), () => tab.kill());
      session.clock.plan(30_000 + dice.below(20_000), () => pay(other, wishOf(other, dice)));
    },
  },
  'pay in two tabs': {
    weight: 4,
    act: (session, tab, dice) => {
      for (const each of session.tabsOf(tab.phone)) pay(each, wishOf(each, dice));
    },
  },
  'answer the question': { weight: 12, act: (session, tab, dice) => session.answer(tab, dice) },
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
  'at the bank': { weight: 14, act: (session, tab, dice) => session.atBank(tab, dice) },
};
