/** Draws a page from its first answers, and takes the diner's taps until the app is ready. */
import { draw, jsx, redraw } from './react.ts';
import type { BootHandover } from '../lazy/bootHandover.ts';
import { NOT_FOUND, UnknownVenueView } from '../components/venue/UnknownVenueView.tsx';
import { pictureBase } from '../components/venue/venuePictureUrl.ts';
import { firstWords } from '../i18n/firstWords.ts';
import { modes } from '../ordering/visit/modes.ts';
import { tablePages } from '../ordering/visit/visitPages.ts';
import { likelyVisit } from '../storage/earlyReads.ts';
import { namePage } from '../ui/text/pageName.ts';
import { bodyOf, CALLS, type AnswersAsTheyCame } from './doors/answers.ts';
import { drawHeader } from './drawHeader.ts';
import { firstElement } from './firstElement.ts';
import type { Asked, Diner, Kept, Page, Screen } from './screen.ts';

async function screenFrom(
  { answers, read }: Asked,
  kept: Kept | undefined,
  diner: Diner,
  { screenOf, isLater, isForApp, othersIn }: Page,
): Promise<Screen | undefined> {
  const known = kept && screenOf(kept.answers, diner, kept.at);
  if (known) return known;
  const came: AnswersAsTheyCame = {};
  for (const [name, path] of CALLS) {
    const answer = isLater?.(name) ? undefined : answers[path];
    if (answer && name === 'venue' && (await answer).httpStatus === NOT_FOUND)
      return unknownVenue(diner);
    if (answer) came[name] = await bodyOf(answer);
    if (isForApp?.(came)) return undefined;
  }
  const others = Object.entries(othersIn?.(came, diner) ?? {}).map(
    async ([key, path]) => [key, await bodyOf(read(path)).catch(() => undefined)] as const,
  );
  const whole = async () =>
    screenOf({ ...came, others: Object.fromEntries(await Promise.all(others)) }, diner);
  const screen = others.length > 0 ? screenOf(came, diner) : undefined;
  return screen ? { ...screen, whole: whole() } : whole();
}

function unknownVenue({ t, code }: Diner): Screen {
  const isDelivery = location.pathname.startsWith('/Delivery/');
  return { page: jsx(UnknownVenueView, { t, code, isDelivery }) };
}

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
  const { code, tableCode, lang, filters } = asked;
  const { states, isRoomIdle } = likelyVisit(code, tableCode);
  const place = isRoomIdle ? undefined : firstElement();
  if (!place) return false;
  const atTables = Object.values(modes).filter(({ cart }) => cart === 'server');
  const [mode = modes.Table] = states.flatMap((state) =>
    atTables.filter((each) => each.state === state),
  );
  const strings = (await bodyOf(asked.words)) as Record<string, string>;
  const diner: Diner = {
    t: firstWords(lang, strings).t,
    lang,
    code,
    tableCode,
    filters,
    mode,
    pages: tablePages({ code, tableCode, mode }),
    pictures: pictureBase(),
    allergy: undefined,
    nowMs: Date.now(),
  };
  drawHeader(asked, diner, place, page);
  const screen = await screenFrom(asked, kept, diner, page);
  if (!screen || early.isLeftToApp) return false;
  const { root, first } = place;
  root.className = 'waits';
  root.inert = true;
  first.className = '';
  const show = (drawn: Screen) => {
    first.replaceChildren();
    draw(drawn.page, first);
    if (drawn.name !== undefined) namePage(drawn.name);
  };
  try {
    show(screen);
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
  const drawWhole = async () => {
    const whole = await screen.whole;
    await release;
    const isTouched = tapped || filledIn.size > 0 || first.contains(document.activeElement);
    if (whole && !isTouched) show(whole);
  };
  void drawWhole();
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
