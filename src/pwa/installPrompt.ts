/** The browser's own offer to install, kept until the diner wants it. */

/** What Chromium sends; the language's own library does not know it. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function set(prompt: InstallPrompt | undefined): void {
  kept = prompt;
  for (const listener of listeners) listener();
}

/** Called at the start: the offer comes once, and nobody knows when. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => set(undefined));
}

export function installPrompt(): InstallPrompt | undefined {
  return kept;
}

export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** An offer can be used once. */
export function dropInstallPrompt(): void {
  set(undefined);
}

/** The app stands alone, without the browser's own bars. iOS has a word of its own for it. */
export function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

/** Where nothing is offered, but the diner can add the app by hand: only these phones know the word. */
export function isAddedByHand(): boolean {
  return 'standalone' in navigator && navigator.maxTouchPoints > 1;
}
