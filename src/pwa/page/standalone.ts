/** True when the app runs without the browser's bars. iOS has its own property for that. */
export function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

/** True on phones without an install offer, where the diner can add the app by hand. */
export function isAddedByHand(): boolean {
  return 'standalone' in navigator && navigator.maxTouchPoints > 1;
}
