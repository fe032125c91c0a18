/** Dishes that were added on the first screen, before the app could send them. */
import { SECOND_MS } from '../config/times.ts';
import type { EarlyTaps } from './bootHandover.ts';

/** A dish whose card has not appeared by then is no longer on the menu. */
const LONGEST_WAIT_MS = 10 * SECOND_MS;

interface Card {
  price: number;
  act: (quantity: number) => void;
}

const cards = new Map<number, Card>();
const waiting: EarlyTaps = new Map();
let tellLost = () => {};

/** If the price differs from the one that was tapped, nothing is added. */
function hand(card: Card, { quantity, price }: { quantity: number; price: number }): void {
  if (card.price === price) card.act(quantity);
  else tellLost();
}

/** Gives a dish its early taps, now or later. Returns how to stop waiting. */
export function onEarlyTaps(menuItemId: number, card: Card): () => void {
  cards.set(menuItemId, card);
  const taps = waiting.get(menuItemId);
  waiting.delete(menuItemId);
  // Delayed: the effects of this card run before those of the page, which provide the cart.
  if (taps) queueMicrotask(() => hand(card, taps));
  return () => {
    if (cards.get(menuItemId) === card) cards.delete(menuItemId);
  };
}

/** Gives each dish its taps, once. Reports a dish that does not appear or has another price. */
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
