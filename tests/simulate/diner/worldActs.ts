/** Events of the connection, the phone and the venue. */
import { DISHES } from '../venue/dishes.ts';
import { CALM, LINE_FAULTS } from '../world/network.ts';
import type { Acts } from './act.ts';

export const WORLD_ACTS: Acts = {
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
  'storage trouble': { weight: 3, act: (session, tab, dice) => session.troubleStorage(tab, dice) },
  'new build': {
    weight: 2,
    act: (session, tab) => {
      session.count('new build');
      tab.phone.build += 1;
    },
  },
  'clock is set': { weight: 2, act: (session, tab, dice) => session.setClock(tab.phone, dice) },
  'price changes': {
    weight: 4,
    act: ({ venue }, _tab, dice) =>
      venue.world.menu.setPrice(dice.pick(DISHES).id, 100 + dice.below(3000)),
  },
  'sold out': {
    weight: 3,
    act: ({ venue }, _tab, dice) =>
      venue.world.menu.setAvailable(dice.pick(DISHES).id, dice.chance(0.4)),
  },
  'opens or closes': {
    weight: 2,
    act: ({ venue }, _tab, dice) => {
      venue.world.isOpen = dice.chance(0.6);
    },
  },
  'stops or goes on': {
    weight: 2,
    act: ({ venue }, _tab, dice) => {
      venue.world.isPaused = dice.chance(0.4);
    },
  },
  'forgets carts': {
    weight: 1,
    act: (session) => {
      session.count('carts forgotten');
      session.venue.forgetCarts();
      session.isForgetful = true;
    },
  },
  'new menu': { weight: 2, act: ({ venue }) => venue.world.menu.publish() },
  'kitchen goes on': {
    weight: 2,
    act: ({ venue }, _tab, dice) => {
      const placed = venue.orders().filter(({ isPlaced }) => isPlaced);
      if (placed.length > 0) venue.moveOrder(dice.pick(placed).eOrderId);
    },
  },
};
