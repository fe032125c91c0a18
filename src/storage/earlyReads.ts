/**
 * The few stored values that the page's first script reads. It skips the checks of the entries,
 * whose code would be larger than the script; an invalid value only makes its guess worse.
 */
import { isLang, type Lang } from '../contract/languages.ts';

/** The format in which the entries are written. */
const keyPart = (code: string) => code.replaceAll('_', '%5F');

/** The diner's language at this venue. */
export function likelyLanguage(code: string): Lang {
  const stored =
    sessionStorage.getItem(`lang${keyPart(code)}`) ??
    localStorage.getItem(`lang_${keyPart(code)}`) ??
    localStorage.getItem('lang_');
  return isLang(stored) ? stored : 'EN';
}

/** A customer, or a guest of a hotel or hall: requests then depend on more than the table. */
export function isKnownGuest(code: string): boolean {
  return (
    sessionStorage.getItem('entryPlaces') !== null ||
    localStorage.getItem(`userId_${keyPart(code)}`) !== null
  );
}

/** Whether the app can draw the menu of an earlier visit. */
export function isMenuStored(code: string): boolean {
  return localStorage.getItem(`menuItems_${keyPart(code)}`) !== null;
}

/** Whether an order is on its way to the server, and its cart locked. */
export function isOrderUnderWay(): boolean {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith('eOrder_'))
    .some((key) => /"state":"(?:sending|unknown)"/.test(localStorage.getItem(key) ?? ''));
}

/** The diner's choice of light or dark; undefined follows the phone. */
export function storedTheme(): 'light' | 'dark' | undefined {
  const stored = localStorage.getItem('preferences');
  const { theme } = (stored === null ? {} : JSON.parse(stored)) as { theme?: unknown };
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** Characters that are allowed in an HTTP header. */
const IN_A_HEADER = /^[ -~]+$/;

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The cookie's value: decoded if that can be sent in a header, else as stored, else none. */
export function likelyXsrfToken(): string | undefined {
  const value = /(?:^|; )XSRF-TOKEN="?([^;"]*)/.exec(document.cookie)?.[1] ?? '';
  return [decoded(value), value].find((token) => IN_A_HEADER.test(token));
}

const RESCUE = 'reload_rescue';

/** When this tab was last reloaded because the app did not start. */
export function lastRescueMs(): number {
  return Number(sessionStorage.getItem(RESCUE));
}

export function rememberRescue(nowMs: number): void {
  sessionStorage.setItem(RESCUE, String(nowMs));
}
