import { appConfig } from '../config/appConfig.ts';
import type { Endpoint } from '../contract/endpoint.ts';

export type PathParams = Readonly<Record<string, string | number>>;
export type Query = Readonly<Record<string, string | number | undefined>>;

/** Stands for an unknown number or text, so that no segment is ever empty. */
const UNKNOWN = '0';
/** Segments that a browser resolves instead of sending, however they are encoded. */
const DOT_SEGMENTS = new Set(['.', '..']);

function segment(value: string | number | undefined): string {
  const text = String(value ?? '').toWellFormed();
  if (text === '' || text === 'NaN' || DOT_SEGMENTS.has(text)) return UNKNOWN;
  return encodeURIComponent(text);
}

function pageOrigin(): string {
  return globalThis.location?.origin ?? '';
}

/** Where the API lives; without a host it is the page's own origin. */
function apiBase(): string {
  const host = appConfig().host.replace(/\/+$/, '') || pageOrigin();
  return `${host}/api/`;
}

export function isOwnOrigin(address: string): boolean {
  return address.startsWith(`${pageOrigin()}/`);
}

export function addressOf(endpoint: Endpoint, params: PathParams, query: Query = {}): string {
  const path = endpoint.path
    .split('/')
    .map((part) => (part.startsWith(':') ? segment(params[part.slice(1)]) : part))
    .join('/');
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value).toWellFormed());
  }
  return `${apiBase()}${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

/** The fixed words of the path: what a developer looks for in a log. */
export function callName({ path }: Endpoint): string {
  const words = path.split('/').filter((part) => !part.startsWith(':'));
  return words.length > 1 || path === words[0] ? words.join('/') : path;
}
