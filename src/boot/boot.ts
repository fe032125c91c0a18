/**
 * Runs inside the page before the app's files arrive: starts the requests of the first screen of a
 * table's link. It only guesses. Customers, and guests of a hotel or hall, wait for the app
 * instead; an answer that the app does not need is dropped.
 */
import { EARLY_START_KEY, type EarlyAnswer, type EarlyStart } from '../defer/earlyStart.ts';
import { NO_TABLE } from '../config/paths.ts';
import { COPY_HEADER } from '../config/worker.ts';
import type { Lang } from '../contract/languages.ts';
import { isKnownGuest, likelyLanguage, likelyXsrfToken } from '../storage/earlyReads.ts';
import { rescue } from './rescue.ts';

interface Settings {
  host: string;
  publicTokenKey: string;
}

interface Place {
  page: 'Menu' | 'Emenu';
  code: string;
  tableCode: string;
  lang: Lang;
}

async function whole(asked: Promise<Response>): Promise<EarlyAnswer> {
  const response = await asked;
  const copyOf = response.headers.get(COPY_HEADER);
  return { httpStatus: response.status, text: await response.text(), copyOf };
}

/** The menu or the welcome at a table, for a diner without a login. */
function placeOf(pathname: string): Place | undefined {
  const [page, encodedCode = '', table = '', ...others] = pathname
    .replace(/\/$/, '')
    .split('/')
    .slice(1);
  if ((page !== 'Menu' && page !== 'Emenu') || others.length > 0) return undefined;
  if (encodedCode === '' || table === '' || table === NO_TABLE) return undefined;
  const code = decodeURIComponent(encodedCode);
  if (isKnownGuest(code)) return undefined;
  return { page, code, tableCode: decodeURIComponent(table), lang: likelyLanguage(code) };
}

function ask(early: EarlyStart): void {
  const place = placeOf(location.pathname);
  if (!place) return;
  const { host, publicTokenKey } = JSON.parse(
    document.getElementById('app-config')?.textContent ?? '',
  ) as Settings;
  const { page, tableCode, lang } = place;
  const code = encodeURIComponent(place.code);

  if (!publicTokenKey) return;
  const headers = { tokenKey: publicTokenKey, 'Accept-Language': lang.toLowerCase() };

  // The menu stands in the first files, and its words in the first strings.
  const isPart = page === 'Menu';
  early.strings = {
    lang,
    isPart,
    answer: whole(fetch(`/assets/i18n/${isPart ? 'first/' : ''}${lang}.json`, { headers })),
  };

  const read = (path: string, body?: object) => {
    const address = `${host.replace(/\/+$/, '') || location.origin}/api/${path}`;
    const antiForgery = body && !host ? likelyXsrfToken() : undefined;
    const answer = whole(
      fetch(address, {
        headers: {
          ...headers,
          ...(body && { 'Content-Type': 'application/json; charset=utf-8' }),
          ...(antiForgery && { 'X-XSRF-TOKEN': antiForgery }),
        },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      }),
    );
    early.answers.push({ address, answer });
  };

  read(`Menu/${lang}/${code}?${new URLSearchParams({ tableCode }).toString()}`);
  read(`Menu/GetStoreIdFromCode/${code}`);
  read(`Menu/headerSetup/${lang}/${code}`);
  read(`TableCart/GetButtonColorCodes/${code}`);
  read(`Menu/checkHomePageActivation/${code}`);
  if (page === 'Emenu') read(`Menu/homepage/${lang}/${code}`);
  read('TableCart/checkOperationHourForTable', { tableCode, orderTime: new Date().toISOString() });
}

const early: EarlyStart = { answers: [], rescue };
(globalThis as unknown as Record<string, EarlyStart>)[EARLY_START_KEY] = early;
try {
  ask(early);
  // The app repeats a failed request and reports the failure.
  for (const { answer } of early.answers) answer.catch(() => undefined);
  early.strings?.answer.catch(() => undefined);
} catch {
  // Storage is blocked or the address is broken: the app handles that itself.
}
addEventListener('load', () => {
  // At this point every file of the page has run or failed.
  if (!early.isTaken) void rescue();
});
