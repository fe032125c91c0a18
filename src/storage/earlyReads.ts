/**
 * The few stored things that the page's own first script looks at. Read without the checks of the
 * entries, which would weigh more than the script: what is odd here only makes its guess worse.
 */
import { isLang, type Lang } from '../contract/languages.ts';

/** As the entries write it. */
const keyPart = (code: string) => code.replaceAll('_', '%5F');

/** The language that the diner reads this venue in. */
export function likelyLanguage(code: string): Lang {
  const stored =
    sessionStorage.getItem(`lang${keyPart(code)}`) ??
    localStorage.getItem(`lang_${keyPart(code)}`) ??
    localStorage.getItem('lang_');
  return isLang(stored) ? stored : 'EN';
}

/** Somebody logged in, or the guest of a hotel or a hall: more than a table decides what is asked. */
export function isKnownGuest(code: string): boolean {
  return (
    sessionStorage.getItem('entryPlaces') !== null ||
    localStorage.getItem(`userId_${keyPart(code)}`) !== null
  );
}

/** What a header can carry. */
const IN_A_HEADER = /^[ -~]+$/;

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The cookie's value; as it stands where it cannot be decoded into a header, and else none. */
export function likelyXsrfToken(): string | undefined {
  const value = /(?:^|; )XSRF-TOKEN="?([^;"]*)/.exec(document.cookie)?.[1] ?? '';
  return [decoded(value), value].find((token) => IN_A_HEADER.test(token));
}

const RESCUE = 'reload_rescue';

/** When this tab was last loaded anew because the app itself did not run. */
export function lastRescueMs(): number {
  return Number(sessionStorage.getItem(RESCUE));
}

export function rememberRescue(nowMs: number): void {
  sessionStorage.setItem(RESCUE, String(nowMs));
}
