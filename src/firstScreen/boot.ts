/**
 * Runs inside the page before the app's files arrive: starts the requests of the first screen of a
 * table's link. It only guesses. Customers, and guests of a hotel or hall, wait for the app
 * instead; an answer that the app does not need is dropped.
 */
import { EARLY_START_KEY, type EarlyAnswer, type EarlyStart } from '../defer/earlyStart.ts';
import { NO_TABLE } from '../config/paths.ts';
import { copyKey, fingerprint } from '../config/copyKey.ts';
import { CACHES, COPY_HEADER } from '../config/worker.ts';
import { LANGUAGES, type Lang } from '../contract/languages.ts';
import {
  isKnownGuest,
  isMenuStored,
  isOrderUnderWay,
  likelyLanguage,
  likelyXsrfToken,
} from '../storage/earlyReads.ts';
import type { Asked, paintMenu } from './paint.ts';
import { showSkeleton } from './showSkeleton.ts';
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

/** Finds the worker's copies of answers from an earlier visit. */
function copiesOf(headers: { tokenKey: string; 'Accept-Language': string }) {
  const isKept = navigator.serviceWorker?.controller && navigator.onLine;
  const shelf = isKept
    ? Promise.all([caches.open(CACHES.reads), fingerprint(headers.tokenKey)])
    : Promise.reject(new Error('The device has no copies.'));
  shelf.catch(() => undefined);
  return async (address: string): Promise<EarlyAnswer | undefined> => {
    try {
      const [cache, login] = await shelf;
      const key = copyKey(address, headers['Accept-Language'], login);
      const copy = await cache.match(key, { ignoreVary: true });
      return copy && (await whole(Promise.resolve(copy)));
    } catch {
      return undefined;
    }
  };
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

/** Asks for what a table's link needs; resolves to whether its menu was drawn. */
async function ask(place: Place, early: EarlyStart): Promise<boolean> {
  const { host, publicTokenKey } = JSON.parse(
    document.getElementById('app-config')?.textContent ?? '',
  ) as Settings;
  const { page, tableCode, lang } = place;
  const code = encodeURIComponent(place.code);
  // Before anything has a style: Chromium gives texts their Arabic sizes late if the language comes later.
  const { tag, direction } = LANGUAGES[lang];
  Object.assign(document.documentElement, { lang: tag, dir: direction });

  if (!publicTokenKey) return false;
  const headers = { tokenKey: publicTokenKey, 'Accept-Language': lang.toLowerCase() };
  // Before the requests, which take a slow phone a while to send.
  const copyOf = copiesOf(headers);

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
    // The app repeats a failed request and reports the failure.
    answer.catch(() => undefined);
    early.answers.push({ address, answer });
    return { answer, copy: body ? undefined : copyOf(address) };
  };

  // The menu stands in the first files, and its words in the first strings.
  const isMenu = page === 'Menu';
  const menu = read(`Menu/${lang}/${code}?${new URLSearchParams({ tableCode }).toString()}`);
  const words = whole(fetch(`/assets/i18n/${isMenu ? 'first/' : ''}${lang}.json`, { headers }));
  words.catch(() => undefined);
  early.strings = { lang, isPart: isMenu, answer: words };
  const answers = {
    menu,
    words: { answer: words, copy: words },
    // Early: if another answer's cookie arrived while it waits for its turn, its header would not match.
    hours: read('TableCart/checkOperationHourForTable', {
      tableCode,
      orderTime: new Date().toISOString(),
    }),
    venue: read(`Menu/GetStoreIdFromCode/${code}`),
    header: read(`Menu/headerSetup/${lang}/${code}`),
    colors: read(`TableCart/GetButtonColorCodes/${code}`),
    home: read(`Menu/checkHomePageActivation/${code}`),
  };
  // A filter or a category in the address, and an order that may still be sent, are for the app.
  if (!isMenu || location.search !== '' || isOrderUnderWay()) {
    if (!isMenu) void read(`Menu/homepage/${lang}/${code}`);
    return false;
  }
  const painter = linked('first-screen');
  if (painter === undefined) return false;
  void outline(place);
  const asked: Asked = { code: place.code, tableCode, lang, answers };
  const { paintMenu: paint } = (await import(/* @vite-ignore */ painter)) as {
    paintMenu: typeof paintMenu;
  };
  // From the device all may be there before the page is read to its end.
  await parsed();
  return paint(asked, early);
}

/** The device's own menu is there sooner than an outline could be read. */
const LIKELY_FROM_DEVICE_MS = 150;

async function outline(place: Place): Promise<void> {
  await parsed();
  const isFromDevice = Boolean(navigator.serviceWorker?.controller);
  setTimeout(() => showSkeleton(place), isFromDevice ? LIKELY_FROM_DEVICE_MS : 0);
}

/** A file that the page names and does not run by itself; there is none in the development server. */
function linked(name: 'app' | 'first-screen'): string | undefined {
  return document.querySelector<HTMLLinkElement>(`link[data-${name}]`)?.href;
}

/** This script stands before the styles and the elements of the page. */
async function parsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((isParsed) => addEventListener('DOMContentLoaded', isParsed));
}

async function startApp(): Promise<void> {
  await parsed();
  const file = linked('app');
  if (file === undefined) return;
  await import(/* @vite-ignore */ file);
  if (!early.isTaken) throw new Error('The app has not begun.');
}

const early: EarlyStart = { answers: [], rescue };
(globalThis as unknown as Record<string, EarlyStart>)[EARLY_START_KEY] = early;

/** Longer than this nobody waits for an answer without the app, which says that it waits. */
const PATIENCE_MS = 3000;
/** Or draws the menu of an earlier visit meanwhile. */
const PATIENCE_WITH_STORED_MENU_MS = 1000;

/** A tab in the background has no frames. */
const LONGEST_FRAME_MS = 200;

function nextFrame(): Promise<void> {
  return new Promise((shown) => {
    requestAnimationFrame(() => setTimeout(shown));
    setTimeout(shown, LONGEST_FRAME_MS);
  });
}

async function drawFirst(): Promise<boolean> {
  const place = placeOf(location.pathname);
  if (!place) return false;
  const patienceMs = isMenuStored(place.code) ? PATIENCE_WITH_STORED_MENU_MS : PATIENCE_MS;
  const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs));
  return Promise.race([ask(place, early), tooLate]);
}

async function begin(): Promise<void> {
  // Storage is blocked, the address is broken, an answer is none: the app handles that itself.
  const isDrawn = await drawFirst().catch(() => false);
  early.isLeftToApp = !isDrawn;
  // A frame shows what was drawn before the app's code takes the processor.
  if (isDrawn) await nextFrame();
  startApp().catch(() => void rescue());
}
void begin();
