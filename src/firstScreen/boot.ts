/**
 * Runs inside the page before the app's files arrive: sends the requests of the first screen of a
 * table's link. It only guesses: customers, and guests of a hotel or hall, wait for the app
 * instead; the app drops every answer that it does not need.
 */
import { BOOT_HANDOVER_KEY, type BootHandover } from '../lazy/bootHandover.ts';
import { NO_TABLE } from '../rules/common/address.ts';
import { ENTRIES_ID, type EntryPreload } from '../config/entryPreload.ts';
import { askedLang, LANGUAGES, type Lang } from '../contract/languages.ts';
import {
  areDishesMarked,
  areFiltersKept,
  isKnownGuest,
  isMenuStored,
  isOrderUnderWay,
  likelyCartKey,
  likelyLanguage,
  storedLook,
} from '../storage/earlyReads.ts';
import { applyAppearance } from '../storage/rootLook.ts';
import type { paint as paintMenu } from './paintMenu.ts';
import type { paint as paintWelcome } from './paintWelcome.ts';
import { showSkeleton } from './showSkeleton.ts';
import { rescue } from './rescue.ts';
import { askAll, createRequester } from './requester.ts';
import { matchEntry, type FoundEntry } from './matchEntry.ts';

interface Painters {
  Menu: typeof paintMenu;
  Emenu: typeof paintWelcome;
}

interface Place {
  page: 'Menu' | 'Emenu';
  code: string;
  tableCode: string;
  lang: Lang;
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

/** Loads styles that are not in the page itself; the app finds them there. */
async function fetchStyles(href: string): Promise<void> {
  // Their rules must come after those of the page.
  await parsed();
  const link = document.createElement('link');
  await new Promise((come, fail) => {
    Object.assign(link, { rel: 'stylesheet', href, onload: come, onerror: fail });
    document.head.append(link);
  }).catch((fault: unknown) => {
    // Otherwise the app would treat the styles as loaded.
    link.remove();
    throw fault;
  });
}

/** Preloads the app's files, as linked by the build, once they do not slow the first screen. */
function fetchApp(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]'))
    link.rel = 'modulepreload';
}

/**
 * Runs the files without side effects while the others are loading: the processor is idle then, and
 * the app starts faster. The app reports a missing file.
 */
function runWhatStartsNothing(): void {
  const named = 'link[fetchpriority="low"]:not([data-app])';
  for (const { href } of document.querySelectorAll<HTMLLinkElement>(named))
    import(/* @vite-ignore */ href).catch(() => undefined);
}

function preload(file: string): void {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  Object.assign(link, {
    rel: isStyle ? 'preload' : 'modulepreload',
    as: isStyle ? 'style' : 'script',
    fetchPriority: 'low',
    // The same as in the app's own request: otherwise the browser would fetch the file twice.
    crossOrigin: '',
    href: file,
  });
  document.head.append(link);
}

/** The entry point at this address, unless this script draws it. */
function entryHere(): FoundEntry | undefined {
  const entries = document.getElementById(ENTRIES_ID)?.textContent ?? '{}';
  return matchEntry(location.pathname, JSON.parse(entries) as Record<string, EntryPreload>);
}

/** Runs before any element has a style: otherwise Chromium applies the Arabic text sizes late. */
function setPageLanguage(lang: Lang): void {
  const { tag, direction } = LANGUAGES[lang];
  Object.assign(document.documentElement, { lang: tag, dir: direction });
}

function preloadEntry({ asks, files, parts }: FoundEntry, early: BootHandover): void {
  const code = parts[':code'] ?? '';
  const lang = likelyLanguage(code);
  setPageLanguage(lang);
  const cartKey = likelyCartKey(code, parts[':tableCode'] ?? '');
  const known = {
    ...parts,
    ':lang': askedLang(lang),
    ...(cartKey && { ':uniqueCartId': cartKey }),
  };
  if (!isKnownGuest(code)) askAll(asks, known, createRequester(early, lang), early);
  early.isPreloadOnly = true;
  fetchBehind(files);
}

function fetchBehind(files: readonly string[]): void {
  fetchApp();
  runWhatStartsNothing();
  files.forEach(preload);
}

/** Requests the answers for a table's link; resolves to true when its page was drawn. */
async function askPlace(place: Place, early: BootHandover): Promise<boolean> {
  const { page, tableCode, lang } = place;
  const code = encodeURIComponent(place.code);
  const asked = askedLang(lang);
  setPageLanguage(lang);
  const isMenu = page === 'Menu';
  // The page names the file that draws it, and its styles; the development server names none.
  const named = document.querySelector<HTMLMetaElement>(`meta[name="draws-${page}"]`);
  const [painter, ...styles] = named?.content.split(' ') ?? [];
  const isOnDevice = Boolean(navigator.serviceWorker?.controller);
  const isKept = isMenu && painter !== undefined && isOnDevice && isMenuStored(place.code);
  const tried = Promise.withResolvers<void>();
  // Any sooner, the app's files would compete with the first screen for bandwidth.
  const turn = isKept ? { when: tried.promise } : { onHeard: fetchApp };
  const { read, readWords, readHours } = createRequester(early, lang, turn);
  const menu = read(`Menu/${asked}/${code}?${new URLSearchParams({ tableCode }).toString()}`);
  const file =
    painter && (import(/* @vite-ignore */ painter) as Promise<{ paint: Painters[typeof page] }>);
  const answers = {
    menu,
    words: readWords(true),
    // Early: while it is queued, another answer may change the cookie that its header must match.
    hours: readHours(tableCode),
    venue: read(`Menu/GetStoreIdFromCode/${code}`),
    header: read(`Menu/headerSetup/${asked}/${code}`),
    colors: read(`TableCart/GetButtonColorCodes/${code}`),
    home: read(`Menu/checkHomePageActivation/${code}`),
    ...(!isMenu && { welcome: read(`Menu/homepage/${asked}/${code}`) }),
  };
  // Draw the stored menu first: requests at the same time would slow it down.
  void Promise.allSettled([file, answers.words]).then(nextFrame).then(tried.resolve);
  setTimeout(tried.resolve, LIKELY_FROM_DEVICE_MS);
  // The app handles marks at dishes, filters, a category in the address, and an order that may
  // still be sent.
  if (
    (isMenu && (location.search !== '' || areFiltersKept(place.code))) ||
    isOrderUnderWay() ||
    areDishesMarked()
  )
    return false;
  if (!file) return false;
  if (isMenu) void outline(place, isKept);
  const [{ paint }] = await Promise.all([file, ...styles.map(fetchStyles)]);
  // Stored answers can all be ready before the browser has parsed the page.
  await parsed();
  return paint({ code: place.code, tableCode, lang, answers }, early);
}

/** Upper bound for drawing the stored menu, even on slow phones. */
const LIKELY_FROM_DEVICE_MS = 500;

async function outline(place: Place, isKept: boolean): Promise<void> {
  await parsed();
  setTimeout(() => showSkeleton(place.lang), isKept ? LIKELY_FROM_DEVICE_MS : 0);
}

/** This script comes before the page's styles and elements. */
async function parsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((isParsed) => addEventListener('DOMContentLoaded', isParsed));
}

async function startApp(): Promise<void> {
  fetchApp();
  await parsed();
  const file = document.querySelector<HTMLLinkElement>('link[data-app]')?.href;
  if (file === undefined) return;
  await import(/* @vite-ignore */ file);
  if (!early.isTaken) throw new Error('The app did not start.');
}

const early: BootHandover = { answers: [], rescue };
(globalThis as unknown as Record<string, BootHandover>)[BOOT_HANDOVER_KEY] = early;

/** Upper bound for waiting without the app, which can tell the diner that it is waiting. */
const PATIENCE_MS = 3000;
/** Shorter, because the app can draw the menu of an earlier visit. */
const PATIENCE_WITH_STORED_MENU_MS = 1000;

/** A tab in the background renders no frames. */
const LONGEST_FRAME_MS = 200;

/** Resolves after the frame that shows the drawn page and one more idle frame. */
function nextFrame(): Promise<void> {
  return new Promise((shown) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(shown)));
    setTimeout(shown, LONGEST_FRAME_MS);
  });
}

async function drawFirst(): Promise<boolean> {
  applyAppearance(storedLook());
  const place = placeOf(location.pathname);
  if (!place) {
    const entry = entryHere();
    if (entry) preloadEntry(entry, early);
    return false;
  }
  const patienceMs = isMenuStored(place.code) ? PATIENCE_WITH_STORED_MENU_MS : PATIENCE_MS;
  const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs));
  return Promise.race([askPlace(place, early), tooLate]);
}

async function begin(): Promise<void> {
  // Blocked storage, a broken address or an invalid answer: the app handles these itself.
  const isDrawn = await drawFirst().catch(() => false);
  early.isLeftToApp = !isDrawn;
  // Show the drawn page before the app's code occupies the processor.
  if (isDrawn) {
    await nextFrame();
    runWhatStartsNothing();
  }
  startApp().catch(() => void rescue());
}
void begin();
