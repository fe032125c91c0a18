/**
 * Runs inside the page before the app's files arrive: sends the first requests of the page, and draws it
 * where the page names a script for it. It only guesses: the app drops every answer that it does
 * not need.
 */
import { BOOT_HANDOVER_KEY, type BootHandover } from '../lazy/bootHandover.ts';
import { FILTER_PARAM, FIND_PARAM, NO_TABLE } from '../rules/common/address.ts';
import { ENTRIES_ID, type EntryPreload } from '../config/entryPreload.ts';
import { askedLang, LANGUAGES, type Lang } from '../contract/languages.ts';
import {
  areDishesMarked,
  isMenuStored,
  isOrderUnderWay,
  isServingChosen,
  likelyCartKey,
  likelyFilters,
  likelyLanguage,
  likelyToken,
  storedLook,
} from '../storage/earlyReads.ts';
import { applyAppearance } from '../storage/rootLook.ts';
import type { Paint } from './screen.ts';
import { showSkeleton } from './showSkeleton.ts';
import { rescue } from './rescue.ts';
import { askAll, createRequester, type Turn } from './requester.ts';
import { matchEntry, type FoundEntry } from './matchEntry.ts';

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
  const named = 'link[fetchpriority="low"]:not([data-app], [data-page])';
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
  // A page's file starts the app, which it imports.
  link.setAttribute('data-page', '');
  document.head.append(link);
}

/** A page that can be drawn before the app, or at least begun. */
interface Door extends FoundEntry {
  code: string;
  tableCode: string;
  lang: Lang;
  /** Of a menu; '' if there are none. */
  filters: string;
}

/** The entry point at this address. */
function doorHere(): Door | undefined {
  const entries = document.getElementById(ENTRIES_ID)?.textContent ?? '{}';
  const found = matchEntry(location.pathname, JSON.parse(entries) as Record<string, EntryPreload>);
  if (!found) return undefined;
  const { ':code': code = '', ':tableCode': table } = found.parts;
  // The app finds out first which table it is.
  if (found.draws && table === NO_TABLE) return undefined;
  const tableCode = table ?? NO_TABLE;
  const chosen = new URLSearchParams(location.search).get(FILTER_PARAM) ?? likelyFilters(code);
  const filters = (isMenuHere() && chosen) || '';
  return { ...found, code, tableCode, lang: likelyLanguage(code), filters };
}

/** Runs before any element has a style: otherwise Chromium applies the Arabic text sizes late. */
function setPageLanguage(lang: Lang): void {
  const { tag, direction } = LANGUAGES[lang];
  Object.assign(document.documentElement, { lang: tag, dir: direction });
}

function fetchBehind(files: readonly string[]): void {
  fetchApp();
  runWhatStartsNothing();
  files.forEach(preload);
}

/** True for a diner whose menu is not the one that all others see. */
function hasOwnMenu({ filters }: Door): boolean {
  return filters !== '' || areDishesMarked();
}

/** Sends the calls of the door. */
function ask(door: Door, early: BootHandover, turn?: Turn) {
  const { asks, parts, code, tableCode, lang, filters } = door;
  const cartKey = likelyCartKey(code, tableCode);
  const known = {
    ...parts,
    ':lang': askedLang(lang),
    ...(cartKey && { ':uniqueCartId': cartKey }),
    ...(filters && { ':x': filters }),
  };
  const requester = createRequester(early, lang, turn);
  // The first words have no allergens, and none of a page that the app draws.
  const words = requester.readWords(hasOwnMenu(door) ? undefined : door.words);
  return { words, answers: askAll(asks, known, requester, early), read: requester.read };
}

/** Starts what the app needs to draw the page. The delivery side answers customers personally. */
function begin(door: Door, early: BootHandover): void {
  if (likelyToken(door.code) === undefined) ask(door, early);
  early.isPreloadOnly = true;
  fetchBehind(door.files);
}

/** The app handles a category or a search in the address, and an order that may still be sent. */
function isForApp(door: Door): boolean {
  const asked = [...new URLSearchParams(location.search).keys()];
  const isElsewhere = isMenuHere()
    ? asked.some((name) => name !== FILTER_PARAM)
    : asked.includes(FIND_PARAM);
  return isOrderUnderWay() || isElsewhere || (hasOwnMenu(door) && !door.drawsOwn);
}

function isMenuHere(): boolean {
  return isTableMenuHere() || /^\/Delivery\/[^/]+\/Menu(?:\/|$)/.test(location.pathname);
}

function isTableMenuHere(): boolean {
  return location.pathname.startsWith('/Menu/');
}

/** On the delivery side, a customer's address or a visitor's choice decides which store answers. */
function isServedPersonally({ code }: Door): boolean {
  const isKnown = likelyToken(code) !== undefined || isServingChosen(code);
  return isKnown && location.pathname.startsWith('/Delivery/');
}

/** Requests the answers of the door; resolves to true when its page was drawn. */
async function draw(door: Door, early: BootHandover): Promise<boolean> {
  const { code, tableCode, lang, files } = door;
  const [painter, ...styles] = (hasOwnMenu(door) ? door.drawsOwn : door.draws) ?? [];
  const isOnDevice = Boolean(navigator.serviceWorker?.controller);
  const isKept = isTableMenuHere() && isOnDevice && isMenuStored(code);
  const tried = Promise.withResolvers<void>();
  let isHeard = false;
  // Any sooner, the app's files would compete with the first screen for bandwidth.
  const onHeard = () => {
    if (isHeard) return;
    isHeard = true;
    fetchApp();
    files.forEach(preload);
  };
  const turn = isKept ? { when: tried.promise } : { onHeard };
  const asked = ask(door, early, { token: likelyToken(code), ...turn });
  const file = painter && (import(/* @vite-ignore */ painter) as Promise<{ paint: Paint }>);
  // Draw the stored menu first: requests at the same time would slow it down.
  void Promise.allSettled([file, asked.words]).then(nextFrame).then(tried.resolve);
  setTimeout(tried.resolve, LIKELY_FROM_DEVICE_MS);
  if (!file || isForApp(door)) return false;
  if (isMenuHere()) void outline(lang, isKept);
  const [{ paint }] = await Promise.all([file, ...styles.map(fetchStyles)]);
  // Stored answers can all be ready before the browser has parsed the page.
  await parsed();
  return paint({ code, tableCode, lang, filters: door.filters, ...asked }, early);
}

/** Upper bound for drawing the stored menu, even on slow phones. */
const LIKELY_FROM_DEVICE_MS = 500;

async function outline(lang: Lang, isKept: boolean): Promise<void> {
  await parsed();
  setTimeout(() => showSkeleton(lang), isKept ? LIKELY_FROM_DEVICE_MS : 0);
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
  const door = doorHere();
  if (!door) return false;
  setPageLanguage(door.lang);
  if (!door.draws || isServedPersonally(door)) {
    begin(door, early);
    return false;
  }
  const patienceMs = isMenuStored(door.code) ? PATIENCE_WITH_STORED_MENU_MS : PATIENCE_MS;
  const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs));
  const isDrawn = await Promise.race([draw(door, early), tooLate]).catch(() => false);
  // The app postpones nothing for a page that is not in its first files.
  early.isPreloadOnly = !isDrawn && door.files.length > 0;
  return isDrawn;
}

async function start(): Promise<void> {
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
void start();
