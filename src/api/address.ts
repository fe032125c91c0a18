import { appConfig } from '../config/appConfig.ts';
import type { Endpoint, Sending } from '../contract/endpoint.ts';
import { askedLang } from '../contract/languages.ts';

/** Replaces an unknown number or text, so that no segment is empty. */
const UNKNOWN = '0';
/** Segments that a browser resolves instead of sending them, even when encoded. */
const DOT_SEGMENTS = new Set(['.', '..']);

function textOf(value: unknown): string {
  const isGiven = typeof value === 'string' || typeof value === 'number';
  return isGiven ? String(value).toWellFormed() : '';
}

function segment(value: unknown): string {
  const text = textOf(value);
  if (text === '' || text === 'NaN' || DOT_SEGMENTS.has(text)) return UNKNOWN;
  return encodeURIComponent(text);
}

export function pageOrigin(): string {
  return globalThis.location?.origin ?? '';
}

/** The base address of the API; without a host, the page's own origin. */
function apiBase(): string {
  const host = appConfig().host.replace(/\/+$/, '') || pageOrigin();
  return `${host}/api/`;
}

export function isOwnOrigin(address: string): boolean {
  return address.startsWith(`${pageOrigin()}/`);
}

export function addressOf<Asked extends Sending>(
  { path: pattern, query = [] }: Endpoint<string, unknown, Asked>,
  asked: NoInfer<Asked>,
): string {
  const parts: Sending = { ...asked, lang: askedLang(asked['lang']) };
  const path = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? segment(parts[part.slice(1)]) : part))
    .join('/');
  const search = new URLSearchParams();
  for (const name of query) {
    const text = textOf(parts[name]);
    if (text !== '') search.set(name, text);
  }
  return `${apiBase()}${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

/** The fixed words of the path, as a name for logs. */
export function callName({ path }: Endpoint): string {
  const words = path.split('/').filter((part) => !part.startsWith(':'));
  return words.length > 1 || path === words[0] ? words.join('/') : path;
}
