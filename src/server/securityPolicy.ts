import { createHash } from 'node:crypto';
import type { AppConfig } from '../config/appConfig.ts';

/** Inline scripts and styles, without blocks of data such as the settings. */
const INLINE =
  /<(script|style)(?![^>]*(?:\bsrc=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/\1>/g;

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  return [...html.matchAll(INLINE)]
    .filter((match) => match[1] === element)
    .map(
      (match) =>
        `'sha256-${createHash('sha256')
          .update(match[2] ?? '')
          .digest('base64')}'`,
    );
}

function originOf(address: string): string[] {
  try {
    return [new URL(address).origin];
  } catch {
    return [];
  }
}

type Directives = Readonly<Record<string, readonly string[]>>;

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

function pictureHosts({ host, imageBase, imageHosts }: AppConfig): string[] {
  return [...originOf(imageBase), ...originOf(host), ...imageHosts];
}

/**
 * What a page of the app may load and do. The policy is made from the very page and settings that
 * are served, so that an edited config block and its policy cannot drift apart.
 */
export function contentSecurityPolicy(html: string, config: AppConfig): string {
  const tiles = originOf(config.mapTileUrl.replaceAll(/[{}]/g, ''));
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(html, 'script')],
    'style-src': ["'self'", ...hashesOf(html, 'style')],
    'img-src': ["'self'", ...pictureHosts(config), ...tiles],
    'connect-src': ["'self'", ...originOf(config.host), ...originOf(config.watchUrl)],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['app', 'scan'],
  });
}

/**
 * Policy of the service worker; a picture it loads counts as a connection. It allows any https
 * host, because the settings may change while a phone still runs the old worker.
 */
export function workerPolicy(config: AppConfig): string {
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'", 'https:', ...pictureHosts(config)],
    // For the icon of its notifications.
    'img-src': ["'self'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
}
