/** Draws a page from its first answers, and takes the diner's taps until the app is ready. */
import { draw, redraw, type Drawing } from './react.ts';
import { type EarlyAnswer, type BootHandover, type EarlyTaps } from '../lazy/bootHandover.ts';
import type { Viewer } from '../components/venue/useViewer.ts';
import { pictureBase } from '../components/venue/venuePictureUrl.ts';
import type { Lang } from '../contract/languages.ts';
import { firstWords } from '../i18n/firstWords.ts';
import { modes } from '../ordering/visit/modes.ts';
import { tablePages } from '../ordering/visit/visitPages.ts';
import { isServedElsewhere } from '../storage/earlyReads.ts';
import { namePage } from '../ui/text/pageName.ts';
import { CALLS, type AnswersAsTheyCame } from './doors/answers.ts';
import { firstElement } from './firstElement.ts';
import type { Answers } from './requester.ts';

interface Asked {
  code: string;
  tableCode: string;
  lang: Lang;
  /** Of a menu, in the form of the address; '' if there are none. */
  filters: string;
  words: Promise<EarlyAnswer>;
  answers: Answers;
  /** Sends one more call, by its address below `/api/`. */
  read: (path: string) => Promise<EarlyAnswer>;
}

/** The answers that an earlier visit stored on the device. */
interface Kept {
  answers: AnswersAsTheyCame;
  /** When the server sent them. */
  at: string;
}

interface Screen {
  page: Drawing;
  name: string;
  /** The dishes that the diner adds. */
  taps?: EarlyTaps;
  /** A part that is slow to draw. */
  later?: Drawing;
}

/** Everything about the viewer that is known before the answers. */
export interface Diner extends Omit<Viewer, 'look'> {
  tableCode: string;
  filters: string;
}

/**
 * The screen for these answers; undefined if the app has to draw them. `keptAt` is the time of the
 * server's answer if they are from an earlier visit.
 */
export type ScreenOf = (
  came: AnswersAsTheyCame,
  diner: Diner,
  keptAt?: string,
) => Screen | undefined;

interface Page {
  screenOf: ScreenOf;
  /** True for an answer that the screen does not need. */
  isLater?: (name: keyof AnswersAsTheyCame) => boolean;
  /** True as soon as the answers show that the app has to draw it. */
  isForApp?: (came: AnswersAsTheyCame) => boolean;
  /** The calls for the headers of other venues, by their codes. */
  headersIn?: (came: AnswersAsTheyCame, lang: Lang) => Record<string, string>;
}

/** Throws if something is missing or refused, which the app then reports. */
async function parsed(answer: Promise<EarlyAnswer>): Promise<unknown> {
  const { httpStatus, text, copyOf } = await answer;
  if (httpStatus !== 200 || copyOf !== null) throw new Error('This is not an answer for here.');
  return JSON.parse(text);
}

async function screenFrom(
  { answers, read }: Asked,
  kept: Kept | undefined,
  diner: Diner,
  { screenOf, isLater, isForApp, headersIn }: Page,
): Promise<Screen | undefined> {
  const known = kept && screenOf(kept.answers, diner, kept.at);
  if (known) return known;
  const came: AnswersAsTheyCame = {};
  for (const [name, path] of CALLS) {
    const answer = isLater?.(name) ? undefined : answers[path];
    if (answer) came[name] = await parsed(answer);
    if (isForApp?.(came)) return undefined;
  }
  const headers = Object.entries(headersIn?.(came, diner.lang) ?? {}).map(
    async ([code, path]) => [code, await parsed(read(path)).catch(() => undefined)] as const,
  );
  came.headers = Object.fromEntries(await Promise.all(headers));
  return screenOf(came, diner);
}

/** The function that each file that draws a page exports to the page's script. */
export type Paint = (asked: Asked, early: BootHandover) => Promise<boolean>;

/** Compares controls by what the diner sees, which is the same in the app. */
function sameAs(control: Element): (other: Element) => boolean {
  const sign = (element: Element) =>
    element.getAttribute('href') ??
    element.getAttribute('aria-label') ??
    ((element as HTMLInputElement).labels?.[0] ?? element).textContent;
  return (other) => sign(other) === sign(control);
}

const CONTROLS = 'a, button, [type="file"]';
const FIELDS = 'input, select, textarea';
/** The buttons of a card count dishes themselves. */
const COUNTING = 'article button';

/** The control that was tapped. With a modifier key a link opens elsewhere, and this page stays. */
function controlOf(event: MouseEvent): Element | undefined {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  return target.closest(CONTROLS) ?? undefined;
}

/** Several links may lead to the same page: takes the one at the same position among them. */
function twinIn(root: Element, first: Element, control: Element): HTMLElement | undefined {
  const [drawn, ofApp] = [first, root].map((page) =>
    [...page.querySelectorAll<HTMLElement>(`${CONTROLS}, ${FIELDS}`)].filter(sameAs(control)),
  );
  return ofApp?.[drawn?.indexOf(control as HTMLElement) ?? -1];
}

/** Upper bound for how long a finger rests on a button during a tap. */
const LONGEST_TAP_MS = 1000;
/** A click follows the lifted finger within this time, or the touch was no tap. */
const LONGEST_WAY_TO_CLICK_MS = 350;

/** A tap that starts on the drawn page has to end there: otherwise the browser sends no click. */
function released(): Promise<void> {
  return new Promise((end) => {
    setTimeout(end, LONGEST_TAP_MS);
    const endAfter = (type: string, ms: number) =>
      addEventListener(type, () => setTimeout(end, ms), { once: true, capture: true });
    endAfter('pointerup', LONGEST_WAY_TO_CLICK_MS);
    endAfter('pointercancel', 0);
    endAfter('click', 0);
  });
}

function reveal(root: HTMLElement, first: Element): void {
  first.remove();
  root.className = 'shows';
  root.inert = false;
  requestAnimationFrame(() => root.removeAttribute('class'));
}

/** Types into the app's own field what was typed here, or chooses what was chosen. */
function fillIn(twin: HTMLInputElement | undefined, { value, checked }: HTMLInputElement): void {
  if (!twin) return;
  if (twin.checked !== checked) {
    twin.click();
    return;
  }
  // React ignores a value that is set on the field itself.
  Reflect.set(Object.getPrototypeOf(twin) as object, 'value', value, twin);
  for (const event of ['input', 'change']) twin.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Replaces the drawn page with the app's, and keeps focus, scrolled rows, texts and the last tap. */
function handOver(
  first: Element,
  root: HTMLElement,
  { tapped, filledIn }: { tapped: Element | undefined; filledIn: Iterable<HTMLInputElement> },
): void {
  const focused = document.activeElement;
  const twinOf = (control: Element | null | undefined) => {
    if (!control || !first.contains(control)) return undefined;
    return twinIn(root, first, control);
  };
  const [focus, wanted] = [twinOf(focused), twinOf(tapped)];
  const rowLeft = first.querySelector('nav ul')?.scrollLeft ?? 0;
  for (const field of filledIn) fillIn(twinOf(field) as HTMLInputElement | undefined, field);
  reveal(root, first);
  const row = root.querySelector('nav ul');
  if (row && rowLeft) row.scrollLeft = rowLeft;
  focus?.focus({ preventScroll: true });
  // What was filled in may have changed the price on a button: the diner has not seen that one.
  queueMicrotask(() => {
    if (tapped && wanted && sameAs(tapped)(wanted)) wanted.click();
  });
}

/** Resolves to true once the page is drawn, and to false if the app has to draw it. */
export async function paintScreen(
  asked: Asked,
  early: BootHandover,
  page: Page,
  kept?: Kept,
): Promise<boolean> {
  const place = isServedElsewhere() ? undefined : firstElement();
  if (!place) return false;
  const strings = (await parsed(asked.words)) as Record<string, string>;
  const { code, tableCode, lang, filters } = asked;
  const diner: Diner = {
    t: firstWords(lang, strings).t,
    lang,
    code,
    tableCode,
    filters,
    pages: tablePages({ code, tableCode, mode: modes.Table }),
    pictures: pictureBase(),
    allergy: undefined,
    nowMs: Date.now(),
  };
  const screen = await screenFrom(asked, kept, diner, page);
  if (!screen || early.isLeftToApp) return false;
  const { root, first } = place;
  root.className = 'waits';
  root.inert = true;
  first.className = '';
  first.replaceChildren();
  try {
    draw(screen.page, first);
    namePage(screen.name);
  } catch (fault) {
    reveal(root, first);
    throw fault;
  }
  const { later, taps } = screen;
  // After the frame that shows the page.
  if (later) requestAnimationFrame(() => setTimeout(() => draw(later, first)));
  let tapped: Element | undefined;
  // Runs before the control's own handler: the app acts when the tap is repeated there.
  const take = (event: MouseEvent) => {
    const control = controlOf(event);
    if (!control || control.matches('[target]')) return;
    event.preventDefault();
    if (taps && control.matches(COUNTING)) return;
    event.stopPropagation();
    tapped = control;
  };
  first.addEventListener('click', take, { capture: true });
  first.addEventListener('click', (event) => {
    const control = controlOf(event);
    const card = control?.closest('article');
    if (!taps || !card || !control?.matches(COUNTING)) return;
    const isFocused = document.activeElement === control;
    const fresh = redraw(card);
    if (isFocused) [...fresh.querySelectorAll('button')].at(-1)?.focus();
  });
  const filledIn = new Set<HTMLInputElement>();
  first.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement;
    // The last one counts.
    filledIn.delete(field);
    filledIn.add(field);
  });
  let release = Promise.resolve();
  first.addEventListener('pointerdown', () => {
    release = released();
  });
  early.first = {
    taps: taps ?? new Map(),
    async handOver(giveTaps) {
      await release;
      giveTaps();
      handOver(first, root, { tapped, filledIn });
    },
  };
  return true;
}
