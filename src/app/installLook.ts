import { SPLASH_SCREENS, splashAddress } from '../config/splashScreens.ts';
import { isAddedByHand } from '../pwa/installPrompt.ts';

const MANIFESTS = { EN: '/manifest.webmanifest', AR: '/manifest.ar.webmanifest' } as const;

/** An app is installed under the name that its diner reads. */
export function nameAppIn(lang: keyof typeof MANIFESTS): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link && link.getAttribute('href') !== MANIFESTS[lang]) link.href = MANIFESTS[lang];
}

/** Phones on which an app is added by hand want a picture of just their size while it starts. */
export function offerSplash(): void {
  if (!isAddedByHand() || document.querySelector('link[rel="apple-touch-startup-image"]')) return;
  for (const [width, height, density] of SPLASH_SCREENS) {
    const link = document.createElement('link');
    link.rel = 'apple-touch-startup-image';
    link.media = `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${density}) and (orientation: portrait)`;
    link.href = splashAddress(width, height, density);
    document.head.append(link);
  }
}
