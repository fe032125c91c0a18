/** Dishes that were added on the first screen, before the app was there to send them. */
type Act = (quantity: number) => void;

const cards = new Map<number, Act>();

/** A dish on screen waits for what was tapped on it before. Returns how to stop waiting. */
export function onEarlyTaps(menuItemId: number, act: Act): () => void {
  cards.set(menuItemId, act);
  return () => {
    if (cards.get(menuItemId) === act) cards.delete(menuItemId);
  };
}

/** Hands each dish its taps once. Returns the dishes that are not on screen any more. */
export function giveEarlyTaps(taps: ReadonlyMap<number, number>): number[] {
  return [...taps].flatMap(([menuItemId, quantity]) => {
    const act = cards.get(menuItemId);
    act?.(quantity);
    return act ? [] : [menuItemId];
  });
}
