/** Draws a table's menu from its first answers, and takes the diner's taps until the app is there. */
import { jsx, draw, redraw } from './standIns/react.ts';
import { type EarlyAnswer, type EarlyStart, type EarlyTaps } from '../defer/earlyStart.ts';
import { LANGUAGES, type Lang } from '../contract/languages.ts';
import { storedTheme } from '../storage/earlyReads.ts';
import { usualAnswers } from './answers.ts';
import { firstElement } from './firstElement.ts';
import { FirstScreen, type FirstAnswers } from './FirstScreen.tsx';
import { give } from './given.ts';
import { MenuAge } from '../pages/menu/MenuAge.tsx';
import { wordsFrom } from './words.ts';

export interface Asked {
  code: string;
  tableCode: string;
  lang: Lang;
  answers: Record<Name, AskedAnswer>;
}

/** What the answers are called here; the page's words are among them. */
type Name = 'menu' | 'venue' | 'header' | 'colors' | 'hours' | 'home' | 'words';

interface AskedAnswer {
  answer: Promise<EarlyAnswer>;
  /** The device's copy from an earlier visit, if it has one. */
  copy?: Promise<EarlyAnswer | undefined>;
}

/** What the page is drawn from. */
interface Known {
  answers: FirstAnswers;
  words: Record<string, string>;
  /** When the server gave the menu, if it is the device's copy. */
  copyFrom?: string | undefined;
}

/** Undefined where something is missing, refused or unusual, which is for the app to tell. */
async function known(
  asked: Asked['answers'],
  kind: 'answer' | 'copy',
  nowMs = Date.now(),
): Promise<Known | undefined> {
  const isCopy = kind === 'copy';
  const came: Partial<Record<string, EarlyAnswer>> = {};
  const parsed: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(asked)) {
    const answer = await each[kind];
    // Whether the venue is open now, no copy knows.
    if (isCopy && name === 'hours') continue;
    const isRight = answer?.httpStatus === 200 && (isCopy || answer.copyOf === null);
    if (!isRight) return undefined;
    came[name] = answer;
    parsed[name] = JSON.parse(answer.text);
  }
  const answers = usualAnswers(parsed as unknown as Parameters<typeof usualAnswers>[0], nowMs);
  const words = parsed['words'] as Known['words'];
  return answers && { answers, words, copyFrom: isCopy ? (came['menu']?.copyOf ?? '') : undefined };
}

/** What a control is to the diner: the same control of the app has the same. */
function sameAs(control: Element): (other: Element) => boolean {
  const sign = (element: Element) =>
    element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent;
  return (other) => sign(other) === sign(control);
}

const CONTROLS = 'a, button';

/** Longer than this no finger rests on a button that it means to tap. */
const LONGEST_TAP_MS = 1000;

/** A tap that begins on the drawn page has to end there, or it would be none. */
function released(): Promise<void> {
  return new Promise((end) => {
    setTimeout(end, LONGEST_TAP_MS);
    // The click comes after the finger is lifted.
    const soon = () => setTimeout(end, 50);
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, soon, { once: true, capture: true });
  });
}

function reveal(root: Element, first: Element): void {
  first.remove();
  root.removeAttribute('class');
  root.removeAttribute('aria-hidden');
}

/** Puts the app's page in the place of the drawn one, with focus, scrolled rows and the last tap. */
function handOver(first: Element, root: HTMLElement, tapped: Element | undefined): void {
  const focused = document.activeElement;
  const twinOf = (control: Element | null | undefined) => {
    if (!control || !first.contains(control)) return undefined;
    return [...root.querySelectorAll<HTMLElement>(CONTROLS)].find(sameAs(control));
  };
  const [focus, wanted] = [twinOf(focused), twinOf(tapped)];
  const rowLeft = first.querySelector('nav ul')?.scrollLeft ?? 0;
  reveal(root, first);
  const row = root.querySelector('nav ul');
  if (row && rowLeft) row.scrollLeft = rowLeft;
  focus?.focus({ preventScroll: true });
  wanted?.click();
}

/** Resolves to whether the menu was drawn; the app starts then, or at once if it was not. */
export async function paintMenu(asked: Asked, early: EarlyStart): Promise<boolean> {
  const place = firstElement();
  if (!place) return false;
  const drawn = (await known(asked.answers, 'copy')) ?? (await known(asked.answers, 'answer'));
  if (!drawn || early.isLeftToApp) return false;
  const { code, tableCode, lang } = asked;
  const taps: EarlyTaps = new Map();
  const theme = storedTheme();
  give({ code, tableCode, lang, theme, words: wordsFrom(LANGUAGES[lang].tag, drawn.words), taps });
  if (theme) document.documentElement.dataset['theme'] = theme;
  const { root, first } = place;
  root.className = 'waits';
  root.ariaHidden = 'true';
  first.className = '';
  first.replaceChildren();
  try {
    draw(jsx(FirstScreen, { ...drawn.answers }), first);
  } catch (fault) {
    reveal(root, first);
    throw fault;
  }
  const { copyFrom } = drawn;
  // Dates are slow to write: after the frame that shows the menu.
  if (copyFrom !== undefined) {
    requestAnimationFrame(() => setTimeout(() => draw(jsx(MenuAge, { from: copyFrom }), first)));
  }
  let tapped: Element | undefined;
  first.addEventListener('click', (event) => {
    const { target } = event;
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    // With these keys a link opens elsewhere, and this page stays.
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const card = control.closest('article');
    // A link of a card leads to the dish; its buttons count, and have done so already.
    if (card && control.tagName === 'BUTTON') {
      const isFocused = document.activeElement === control;
      const fresh = redraw(card);
      if (isFocused) [...fresh.querySelectorAll('button')].at(-1)?.focus();
    } else tapped = control;
  });
  let release = Promise.resolve();
  first.addEventListener('pointerdown', () => {
    release = released();
  });
  early.first = {
    taps,
    async handOver(giveTaps) {
      await release;
      giveTaps();
      handOver(first, root, tapped);
    },
  };
  return true;
}
