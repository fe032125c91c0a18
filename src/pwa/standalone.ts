/** The app stands alone, without the browser's own bars. iOS has a word of its own for it. */
export function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

/** Where nothing is offered, but the diner can add the app by hand: only these phones know the word. */
export function isAddedByHand(): boolean {
  return 'standalone' in navigator && navigator.maxTouchPoints > 1;
}
