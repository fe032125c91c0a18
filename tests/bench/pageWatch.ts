/**
 * Functions that run inside the visited page. Each is sent alone and cannot use anything outside.
 */

export interface Watched {
  /** The element around a name, by its tag. */
  row: string;
  /** Selector of the name in a row, and the number of names that must be painted. */
  name: string;
  least: number;
  /** Each row must show a price too. */
  isPriced?: boolean;
  /** Selector of the control in a row, which is tapped as soon as a finger can reach it. */
  control?: string;
  /** The effect of the tap within three seconds: this element in a row, or another address. */
  answer?: string;
  leadsTo?: string;
  /** Also waits until the app itself handles every control. */
  awaitsApp?: boolean;
}

/**
 * Milliseconds since the start of the visit; 0 if it did not happen, -1 for a tap without effect.
 */
export interface PageSeen {
  firstPaintMs: number;
  readableMs: number;
  usableMs: number;
  readyMs: number;
  firstTapMs: number;
  layoutShift: number;
  /** Elements that moved without a touch, by tag and class. */
  moved: string[];
}

declare global {
  interface Window {
    benchSeen?: PageSeen;
    benchDone?: (word: string) => void;
  }
}

/**
 * Checks once per frame. An element found in one frame is on the screen when the next one begins,
 * and that time counts.
 */
export function watchPage(watched: Watched): void {
  if (window !== window.top || !location.protocol.startsWith('http')) return;
  const PATIENCE_MS = 3000;
  const seen: PageSeen = {
    firstPaintMs: 0,
    readableMs: 0,
    usableMs: 0,
    readyMs: 0,
    firstTapMs: 0,
    layoutShift: 0,
    moved: [],
  };
  window.benchSeen = seen;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaintMs = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    if (hadRecentInput) return;
    seen.layoutShift += value;
    for (const { node } of sources) {
      const element = node instanceof Element ? node : node?.parentElement;
      const name = `${element?.localName}.${element?.getAttribute('class') ?? ''}`;
      seen.moved.push(`${value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${name}`);
    }
  });

  const isVisible = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  };
  const isReachable = (element: Element) => {
    if (!isVisible(element) || element.matches(':disabled, [aria-disabled="true"]')) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  };
  /**
   * A live list, read only down to the screen's end, because the check must cost almost nothing.
   */
  const rows = document.getElementsByTagName(watched.row);
  const findInRows = (selector: string, isMeant: (found: Element, row: Element) => boolean) => {
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index];
      if (!row) return undefined;
      const { top, height } = row.getBoundingClientRect();
      if (height > 0 && top >= innerHeight) return undefined;
      for (const found of row.querySelectorAll(selector)) if (isMeant(found, row)) return found;
    }
    return undefined;
  };

  const isReadable = () => {
    let count = 0;
    const last = findInRows(watched.name, (name, row) => {
      const hasPrice = !watched.isPriced || /\d[.,]\d\d/.test(row.textContent);
      if (name.textContent.trim() && hasPrice && isVisible(name)) count += 1;
      return count === watched.least;
    });
    return last !== undefined;
  };
  const control = () =>
    watched.control === undefined ? undefined : findInRows(watched.control, isReachable);
  const isAnswered = () => {
    if (watched.leadsTo !== undefined) return location.pathname.startsWith(watched.leadsTo);
    return watched.answer !== undefined && findInRows(watched.answer, isVisible) !== undefined;
  };
  const isAppThere = () => {
    const root = document.getElementById('root');
    return root !== null && !root.inert && root.getElementsByTagName('article').length > 0;
  };

  const waiting = new Set<string>();
  /** Records the start of the frame after the first one in which the condition holds. */
  const onceHeld = (holds: () => boolean, note: (nowMs: number) => void) => {
    let held = false;
    const name = String(waiting.size);
    waiting.add(name);
    return (nowMs: number) => {
      if (!waiting.has(name)) return;
      if (held) {
        waiting.delete(name);
        note(nowMs);
      } else held = holds();
    };
  };
  let tappedMs = 0;
  const tap = () => {
    const found = control();
    if (!(found instanceof HTMLElement)) return;
    tappedMs = performance.now();
    found.click();
  };
  const steps = [
    onceHeld(isReadable, (nowMs) => {
      seen.readableMs = nowMs;
    }),
  ];
  if (watched.awaitsApp) {
    steps.push(
      onceHeld(isAppThere, (nowMs) => {
        seen.readyMs = nowMs;
      }),
    );
  }
  if (watched.control !== undefined) {
    steps.push(
      onceHeld(
        () => seen.readableMs > 0 && control() !== undefined,
        (nowMs) => {
          seen.usableMs = nowMs;
          tap();
        },
      ),
      onceHeld(
        () => {
          // The app may just have replaced the first screen.
          if (seen.usableMs > 0 && tappedMs === 0) tap();
          return tappedMs > 0 && (isAnswered() || performance.now() - tappedMs > PATIENCE_MS);
        },
        (nowMs) => {
          seen.firstTapMs = isAnswered() ? nowMs - tappedMs : -1;
        },
      ),
    );
  }
  const look = () => {
    const nowMs = performance.now();
    for (const step of steps) step(nowMs);
    if (waiting.size > 0) requestAnimationFrame(look);
    else window.benchDone?.('done');
  };
  requestAnimationFrame(look);
}

/** Adds further dishes one by one, and returns how long each took to appear. */
export async function addMore(count: number): Promise<number[]> {
  const frame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
    });
  const isReachable = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  };
  const cards = [...document.getElementsByTagName('article')]
    .slice(0, 30)
    .filter((card) => card.checkVisibility() && !card.querySelector('output'));
  const took: number[] = [];
  for (const card of cards) {
    const button = card.querySelector('button');
    if (took.length >= count || !button || !isReachable(button)) continue;
    await frame();
    const startMs = performance.now();
    button.click();
    while (!card.querySelector('output')?.checkVisibility()) {
      if (performance.now() - startMs > 3000) return [];
      await frame();
    }
    await frame();
    took.push(performance.now() - startMs);
    // Keeps the server's answer to this tap out of the next measurement.
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
  }
  return took;
}

/** Opens the first dish, and returns how long its page took to appear. */
export async function openDish(): Promise<number> {
  const frame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
    });
  const links = [...document.querySelectorAll<HTMLElement>('article h3 a')].slice(0, 30);
  const link = links.find((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (each.contains(hit) || hit.contains(each));
  });
  const name = link?.textContent.trim() ?? '';
  if (!link || name === '') return -1;
  const startMs = performance.now();
  link.click();
  const isThere = () =>
    location.pathname.startsWith('/Item/') &&
    [...document.getElementsByTagName('h1')].some(
      (title) => title.textContent.includes(name) && title.checkVisibility(),
    );
  while (!isThere()) {
    if (performance.now() - startMs > 3000) return -1;
    await frame();
  }
  await frame();
  return performance.now() - startMs;
}
