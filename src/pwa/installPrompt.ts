/** The browser's own offer to install, kept until the diner wants it. */

/** What Chromium sends; the language's own library does not know it. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const kept: { offer?: InstallPrompt | undefined } = {};

/** Called at the start: the offer comes once, and nobody knows when. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept.offer = event as InstallPrompt;
  });
}

export const installPrompt = () => kept;
