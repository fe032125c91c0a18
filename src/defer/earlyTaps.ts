/** Dishes that were added on the first screen, before the app was there to send them. */
import { SECOND_MS } from '../config/times.ts';

type Act = (quantity: number) => void;

/** A dish whose card does not come until then is not on the menu any more. */
const LONGEST_WAIT_MS = 10 * SECOND_MS;

const cards = new Map<number, Act>();
const waiting = new Map<number, number>();

/** Hands a dish what was tapped on it before, now or later. Returns how to stop waiting. */
export function onEarlyTaps(menuItemId: number, act: Act): () => void {
  cards.set(menuItemId, act);
  const quantity = waiting.get(menuItemId);
  waiting.delete(menuItemId);
  // Not at once: the effects of this card run before those of the page, which bring the cart.
  if (quantity !== undefined) queueMicrotask(() => act(quantity));
  return () => {
    if (cards.get(menuItemId) === act) cards.delete(menuItemId);
  };
}

/** Hands each dish its taps, once. Tells if a dish does not come to take them. */
export function giveEarlyTaps(taps: ReadonlyMap<number, number>, onLost: () => void): void {
  for (const [menuItemId, quantity] of taps) {
    const act = cards.get(menuItemId);
    if (act) act(quantity);
    else waiting.set(menuItemId, quantity);
  }
  if (waiting.size === 0) return;
  setTimeout(() => {
    if (waiting.size > 0) onLost();
    waiting.clear();
  }, LONGEST_WAIT_MS);
}
