/** Dishes that were added on the first screen, before the app was there to send them. */
import { SECOND_MS } from '../config/times.ts';
import type { EarlyTaps } from './bootHandover.ts';

/** A dish whose card does not come until then is not on the menu any more. */
const LONGEST_WAIT_MS = 10 * SECOND_MS;

interface Card {
  price: number;
  act: (quantity: number) => void;
}

const cards = new Map<number, Card>();
const waiting: EarlyTaps = new Map();
let tellLost = () => {};

/** At another price than the one that was tapped, nothing is added. */
function hand(card: Card, { quantity, price }: { quantity: number; price: number }): void {
  if (card.price === price) card.act(quantity);
  else tellLost();
}

/** Hands a dish what was tapped on it before, now or later. Returns how to stop waiting. */
export function onEarlyTaps(menuItemId: number, card: Card): () => void {
  cards.set(menuItemId, card);
  const taps = waiting.get(menuItemId);
  waiting.delete(menuItemId);
  // Not at once: the effects of this card run before those of the page, which bring the cart.
  if (taps) queueMicrotask(() => hand(card, taps));
  return () => {
    if (cards.get(menuItemId) === card) cards.delete(menuItemId);
  };
}

/** Hands each dish its taps, once. Tells if one does not come to take them, or has another price. */
export function giveEarlyTaps(given: Readonly<EarlyTaps>, onLost: () => void): void {
  tellLost = onLost;
  for (const [menuItemId, taps] of given) {
    const card = cards.get(menuItemId);
    if (card) hand(card, taps);
    else waiting.set(menuItemId, taps);
  }
  if (waiting.size === 0) return;
  setTimeout(() => {
    if (waiting.size > 0) onLost();
    waiting.clear();
  }, LONGEST_WAIT_MS);
}
