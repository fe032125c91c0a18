/** The browser's own offer to install, stored until the diner asks for it. */

/** Chromium's event, which TypeScript's library does not declare. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const kept: { offer?: InstallPrompt | undefined } = {};

/** Call this at the start: the browser makes its offer only once, at any time. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept.offer = event as InstallPrompt;
  });
}

export const installPrompt = () => kept;
