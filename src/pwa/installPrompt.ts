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
