import { createHash } from 'node:crypto';
import type { AppConfig } from '../config/appConfig.ts';

/** Scripts and styles that stand in the page itself; a block of data never runs. */
const INLINE = /<(script|style)(?![^>]*(?:\bsrc=|type="application\/json"))[^>]*>([\s\S]*?)<\/\1>/g;

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

/**
 * What a page of the app may load and do. The policy is made from the very page and settings that
 * are served, so that an edited config block and its policy cannot drift apart.
 */
export function contentSecurityPolicy(html: string, config: AppConfig): string {
  const images = [...originOf(config.imageBase), ...originOf(config.host), ...config.imageHosts];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(html, 'script')],
    'style-src': ["'self'", ...hashesOf(html, 'style')],
    'img-src': ["'self'", ...images, ...originOf(config.mapTileUrl.replaceAll(/[{}]/g, ''))],
    'connect-src': ["'self'", ...originOf(config.host)],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['app'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** Headers of every page of the app, whichever host sends them. */
export function pageHeaders(html: string, config: AppConfig): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(html, config),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(self), payment=(), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-cache',
  };
}
