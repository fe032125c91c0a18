import { SPLASH_SCREENS, splashAddress } from '../config/splashScreens.ts';
import { isAddedByHand } from '../pwa/standalone.ts';

const MANIFESTS = { EN: '/manifest.webmanifest', AR: '/manifest.ar.webmanifest' } as const;

/** An app is installed under the name that its diner reads. */
export function nameAppIn(lang: keyof typeof MANIFESTS): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link && link.getAttribute('href') !== MANIFESTS[lang]) link.href = MANIFESTS[lang];
}

function addToHead<Name extends 'link' | 'meta'>(
  name: Name,
  attributes: Partial<HTMLElementTagNameMap[Name]>,
): void {
  document.head.append(Object.assign(document.createElement(name), attributes));
}

const WORDS = { EN: 'Sufra', AR: 'سفرة' } as const;

/**
 * Phones on which an app is added by hand read the page itself for its icon and its name, and want a
 * picture of just their size while it starts. Added late, since they look only at that moment.
 */
export function dressForHomeScreen(lang: keyof typeof WORDS): void {
  if (!isAddedByHand() || document.querySelector('link[rel="apple-touch-icon"]')) return;
  addToHead('meta', { name: 'apple-mobile-web-app-capable', content: 'yes' });
  addToHead('meta', { name: 'apple-mobile-web-app-title', content: WORDS[lang] });
  addToHead('link', { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' });
  for (const [width, height, density] of SPLASH_SCREENS) {
    addToHead('link', {
      rel: 'apple-touch-startup-image',
      media: `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${density}) and (orientation: portrait)`,
      href: splashAddress(width, height, density),
    });
  }
}
