/**
 * Acts that happen only at home: log-ins, addresses, times, the review of a saved order, the end of
 * a cart.
 */
import type { PayWish } from '../app/visit.ts';
import type { Dice } from '../world/dice.ts';
import { linesOf, pay, simpleDish, spell, wishOf, withLine, type Acts } from './act.ts';
import type { Tab } from './tab.ts';

/** Another person who borrows a phone. */
const GUEST_NUMBER = '59876543';
const ZONES = [1, 2];
const STORES = [11, 12, 12, 0];

function logIn(tab: Tab, dice: Dice): void {
  const home = tab.home();
  if (home?.customerId() !== 0) return;
  const { phone } = tab;
  home.logIn(phone.loggedInBy(dice.chance(0.12) ? GUEST_NUMBER : phone.mobileNo));
}

const ROWS: Acts = {
  'log in': { weight: 14, act: (_session, tab, dice) => logIn(tab, dice) },
  'log out': {
    weight: 2,
    act: (session, tab) => {
      const home = tab.home();
      if (!home || home.customerId() === 0) return;
      session.count('log-out');
      home.logOut();
    },
  },
  'log out and be gone': {
    weight: 1,
    act: (session, tab, dice) => {
      const { page } = tab;
      if (tab.home()?.customerId() === 0) return;
      tab.home()?.logOut();
      session.clock.plan(dice.below(300), () => {
        if (tab.page === page) tab.kill();
      });
    },
  },
  'log out with a dish on its way, and no line': {
    weight: 2,
    act: (session, tab, dice) => {
      const dish = simpleDish(tab, dice);
      if (!dish || tab.home()?.customerId() === 0) return;
      // The app requests the venue's cart settings again, and the answer may be lost.
      tab.reload(() => {
        spell(session, tab, { faults: ['lost request', 'late answer'], part: 0.5 }, 900);
        tab.visit?.add(dish, 1);
        session.clock.plan(400 + dice.below(600), () => {
          session.setOnline(tab.phone, false);
          const home = tab.home();
          // If the log-in ended in another tab, the button is missing.
          if (!home || home.customerId() === 0) return;
          session.count('log-out');
          home.logOut();
        });
      });
    },
  },
  'log-ins end': {
    weight: 2,
    act: (session) => {
      session.count('log-ins end');
      session.venue.world.logins.clear();
    },
  },
  'choose where': { weight: 8, act: (_session, tab, dice) => tab.home()?.chooseWhere(dice.next) },
  'choose when': { weight: 3, act: (_session, tab, dice) => tab.home()?.chooseWhen(dice.next) },
  'look and agree': {
    weight: 26,
    act: (_session, tab, dice) => {
      const home = tab.home();
      // The button is disabled during a request and behind a dialog.
      if (tab.step() === 'idle' && dice.chance(0.9)) home?.agree();
    },
  },
  'agree twice': {
    weight: 3,
    act: (_session, tab) => {
      const home = tab.home();
      for (let tap = 0; tap < 2; tap += 1) if (tab.step() === 'idle') home?.agree();
    },
  },
  'save in two tabs, agree in the first': {
    weight: 5,
    act: (session, tab, dice) => {
      const other = session.tabsOf(tab.phone).find((each) => each !== tab);
      if (!other) return;
      // Completes the requirements of an order first.
      logIn(tab, dice);
      session.clock.plan(3000, () => tab.home()?.chooseWhere(dice.next));
      session.clock.plan(5000, () => {
        const dish = linesOf(tab).length === 0 ? simpleDish(tab, dice) : undefined;
        if (dish) tab.visit?.add(dish, 1);
      });
      // A reloaded page knows the logged-in customer.
      session.clock.plan(6000, () => {
        if (other.step() === 'idle') other.reload(() => other.visit?.lookAtCart());
      });
      let wish: PayWish | undefined;
      session.clock.plan(8000, () => {
        wish = wishOf(tab, dice);
        pay(tab, wish);
      });
      const savedMs = 9500 + dice.below(3000);
      session.clock.plan(savedMs, () => {
        const others = (other.visit?.methods() ?? []).filter(
          ({ paymentMethodId }) => paymentMethodId !== wish?.paymentMethodId,
        );
        if (!wish || others.length === 0) return;
        pay(other, { ...wish, paymentMethodId: dice.pick(others).paymentMethodId });
      });
      // The first tab's order stays unchanged as long as it cannot be read again.
      session.clock.plan(savedMs + 100 + dice.below(400), () =>
        spell(session, tab, { faults: ['lost answer'], part: 0.9 }, 6000),
      );
      session.clock.plan(savedMs + dice.below(4000), () => {
        if (tab.step() === 'idle') tab.home()?.agree();
      });
    },
  },
  'change the store, and a line at once': {
    weight: 3,
    act: (session, tab, dice) => {
      const [first, ...others] = linesOf(tab);
      // After a recount, the other lines would have different numbers.
      if (first && others.length > 0 && dice.chance(0.7)) tab.visit?.remove(first);
      tab.home()?.chooseWhere(dice.next);
      for (let tap = 0; tap < 4; tap += 1) {
        session.clock.plan(dice.below(900), () =>
          withLine(tab, dice, (line) => tab.visit?.change(line, line.qty + 1)),
        );
      }
    },
  },
  'agree as the log-in ends': {
    weight: 3,
    act: (session, tab, dice) => {
      if (tab.step() !== 'idle') return;
      const isSaved = dice.chance(0.5);
      const endsMs = dice.below(900);
      spell(session, tab, { faults: ['lost answer'], part: 0.5 }, endsMs);
      if (isSaved) tab.home()?.agree();
      else pay(tab, wishOf(tab, dice));
      session.clock.plan(endsMs, () => {
        session.count('log-ins end');
        session.venue.world.logins.clear();
      });
      // The same diner returns a moment later.
      session.clock.plan(6000 + dice.below(4000), () => logIn(tab, dice));
      // The diner repeats an order that does not seem to exist.
      session.clock.plan(16_000, () => pay(tab, wishOf(tab, dice)));
      session.clock.plan(22_000, () => {
        if (tab.step() === 'idle') tab.home()?.agree();
      });
    },
  },
  'time is up': {
    weight: 6,
    act: (_session, tab, dice) => {
      const home = tab.home();
      if (home?.cart().hasEnded === true) home.endCart();
      else if ((home?.cart().setAside ?? 0) > 0 && dice.chance(0.7)) home?.bringBack();
    },
  },
  'zone moves': {
    weight: 2,
    act: (session, _tab, dice) => {
      session.count('zone moves');
      session.venue.world.zoneStores.set(dice.pick(ZONES), dice.pick(STORES));
    },
  },
};

export const HOME_ACTS: Acts = Object.fromEntries(
  Object.entries(ROWS).map(([kind, row]) => [kind, { side: 'home' as const, ...row }]),
);
