/** The interface of an act, and shared helpers. */
import type { MenuItem } from '../../../src/contract/menu.ts';
import type { PayWish } from '../app/visit.ts';
import type { Dice } from '../world/dice.ts';
import type { Weather } from '../world/network.ts';
import type { Side } from './plan.ts';
import type { Session } from './session.ts';
import type { Tab } from './tab.ts';

interface ActRow {
  /** How often it happens, relative to the others. */
  weight: number;
  /** The side where it can happen; by default both. */
  side?: Side;
  act: (session: Session, tab: Tab, dice: Dice) => void;
}

export type Acts = Readonly<Record<string, ActRow>>;

const MOST_TIP = 900;
export const NOTES = ['', '', 'No ice, please', 'بدون بصل', `Ring twice ${'x'.repeat(60)}`];

export function linesOf(tab: Tab) {
  return tab.visit?.cart().view?.cartList ?? [];
}

export function withLine(
  tab: Tab,
  dice: Dice,
  act: (line: ReturnType<typeof linesOf>[number]) => void,
) {
  const lines = linesOf(tab);
  if (lines.length > 0) act(dice.pick(lines));
}

/** A dish that one tap adds. */
export function simpleDish(tab: Tab, dice: Dice): MenuItem | undefined {
  const dishes = tab.visit?.menu()?.menuItems.filter(({ isAvailable }) => isAvailable) ?? [];
  const simple = dishes.filter(({ isCustomized }) => !isCustomized);
  return simple.length > 0 ? dice.pick(simple) : undefined;
}

export function wishOf(tab: Tab, dice: Dice): PayWish | undefined {
  const methods = tab.visit?.methods().filter(({ isActive }) => isActive) ?? [];
  if (methods.length === 0) return undefined;
  return {
    paymentMethodId: dice.pick(methods).paymentMethodId,
    tipMinor: dice.chance(0.4) ? dice.below(MOST_TIP) : 0,
    note: dice.pick(NOTES),
  };
}

export function pay(tab: Tab, wish: PayWish | undefined): void {
  // The button is disabled during a request and behind a dialog.
  if (wish && tab.step() === 'idle') tab.visit?.pay(wish);
}

/** Changes the connection for a while, then restores it. It stays good at the end of a session. */
export function spell(session: Session, tab: Tab, weather: Weather, forMs: number): void {
  if (session.isCalm) return;
  const road = tab.phone.line;
  const before = road.weather;
  road.weather = weather;
  session.clock.plan(forMs, () => {
    if (!session.isCalm && road.weather === weather) road.weather = before;
  });
}
