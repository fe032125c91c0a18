import { SPLASH_SCREENS, splashAddress } from '../config/splashScreens.ts';
import { LANGUAGES, type Lang } from '../contract/languages.ts';
import { isAddedByHand } from '../pwa/page/standalone.ts';

/** Selects the manifest of the diner's language, which names the installed app. */
export function nameAppIn(lang: Lang): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const address = `/${LANGUAGES[lang].manifest}`;
  if (link && link.getAttribute('href') !== address) link.href = address;
}

function addToHead<Name extends 'link' | 'meta'>(
  name: Name,
  attributes: Partial<HTMLElementTagNameMap[Name]>,
): void {
  document.head.append(Object.assign(document.createElement(name), attributes));
}

/**
 * iPhones take icon, name and start picture from tags of the page, not from the manifest. The tags
 * are added late, because the phone reads them only when the app is added.
 */
export function setInstallIcons(lang: Lang): void {
  if (!isAddedByHand() || document.querySelector('link[rel="apple-touch-icon"]')) return;
  addToHead('meta', { name: 'apple-mobile-web-app-capable', content: 'yes' });
  addToHead('meta', { name: 'apple-mobile-web-app-title', content: LANGUAGES[lang].appName });
  addToHead('link', { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' });
  for (const [width, height, density] of SPLASH_SCREENS) {
    addToHead('link', {
      rel: 'apple-touch-startup-image',
      media: `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${density}) and (orientation: portrait)`,
      href: splashAddress(width, height, density),
    });
  }
}
