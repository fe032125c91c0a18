import { lazy, Suspense, useState, type ComponentType, type JSX, type ReactNode } from 'react';

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/** Later parts wait for this, in addition to their own file. */
let companion: () => Promise<void> = () => Promise.resolve();

/** Makes later parts wait for this too, because they may lack texts otherwise. */
export function loadPartsWith(wait: () => Promise<void>): void {
  companion = wait;
}

const lost = new WeakSet<Error>();

/** Not a fault of the app: one of its files could not be loaded. */
export function isLostPart(error: unknown): boolean {
  return error instanceof Error && lost.has(error);
}

/** Loads a file together with the strings it needs. */
export async function loadPart<File>(load: () => Promise<File>, isAlone = false): Promise<File> {
  try {
    const [file, words] = [load(), isAlone ? undefined : companion()];
    // Wait for both, even if one fails: a failure of the other belongs to this load too.
    await Promise.allSettled([file, words]);
    await words;
    return await file;
  } catch (error) {
    if (error instanceof Error) lost.add(error);
    throw error;
  }
}

const known = new Map<string, () => Promise<unknown>>();

/** The number of running loads: for parts needed now, and for parts loaded ahead. */
const underWay = { needed: 0, ahead: 0 };

export async function trackLoad<Result>(
  kind: keyof typeof underWay,
  load: () => Promise<Result>,
): Promise<Result> {
  underWay[kind] += 1;
  try {
    return await load();
  } finally {
    underWay[kind] -= 1;
  }
}

/** True when all running loads are ahead of time: a file lost now is not needed yet. */
export function isOnlyAhead(): boolean {
  return underWay.ahead > 0 && underWay.needed === 0;
}

/** Loads parts one after the other before they are drawn, as the network may be gone later. */
export async function loadAhead(names: readonly string[]): Promise<void> {
  try {
    for (const name of names) await trackLoad('ahead', async () => known.get(name)?.());
  } catch {
    // Parts that failed are loaded again when they are drawn.
  }
}

/** A page, loaded when it is first drawn. Until then its layout is shown without it. */
export function lazyPage<
  File extends Record<Name, ComponentType<PropsOf<File[Name]>>>,
  Name extends string,
>(load: () => Promise<File>, name: Name, { isFirst = false } = {}) {
  type Props = PropsOf<File[Name]>;
  let loaded: ComponentType<Props> | undefined;
  const loadPage = async () => {
    // The first screen arrives with everything it needs.
    const file = await loadPart(load, isFirst);
    loaded = file[name];
    return { default: loaded };
  };
  known.set(name, loadPage);
  const loadNow = () => trackLoad('needed', loadPage);
  const Later = lazy(loadNow);
  function LazyPage(props: Props & JSX.IntrinsicAttributes) {
    // A page loaded ahead is drawn in the same step, and a drawn page is never replaced.
    const [Page] = useState(() => loaded ?? Later);
    return <Page {...props} />;
  }
  return Object.assign(LazyPage, { load: loadNow });
}

/** Loads the lazy ones among these parts before they are drawn. A failed one is requested again. */
export async function loadLazy(parts: readonly unknown[]): Promise<void> {
  const lazies = parts.filter(isLazy).map(({ load }) => load().catch(() => undefined));
  await Promise.all(lazies);
}

function isLazy(part: unknown): part is { load: () => Promise<unknown> } {
  return typeof part === 'function' && 'load' in part;
}

/** Waits until the device is online; at once if it is. */
async function backOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
  });
}

function Nothing(): null {
  return null;
}

interface PartOptions<Props> {
  /** Shown until the part is loaded. */
  placeholder?: ReactNode | ((props: Props) => ReactNode);
  /**
   * The page is useless without this part, and says so if it fails to load. Other parts appear once
   * the device is online again, or not at all.
   */
  isNeeded?: boolean;
  /** `build/firstStrings.ts` reads its file, so it need not wait for more strings. */
  hasFirstWords?: boolean;
}

/** A part of a page, loaded when it is first drawn, with its own placeholder. */
export function lazyPart<
  File extends Record<Name, ComponentType<PropsOf<File[Name]>>>,
  Name extends string,
>(
  load: () => Promise<File>,
  name: Name,
  { placeholder, isNeeded = false, hasFirstWords = false }: PartOptions<PropsOf<File[Name]>> = {},
) {
  type Props = PropsOf<File[Name]>;
  let loaded: ComponentType<Props> | undefined;
  const loadHere = async () => {
    const file = await loadPart(load, hasFirstWords);
    loaded = file[name];
    return file;
  };
  known.set(name, loadHere);
  const loadNow = () => trackLoad('needed', loadHere);
  const Part = lazy<ComponentType<Props>>(async () => {
    if (isNeeded) return { default: (await loadNow())[name] };
    try {
      const file = (await loadNow().catch(backOnline)) ?? (await loadNow());
      return { default: file[name] };
    } catch (error) {
      console.warn(`${name} could not be loaded.`, error);
      return { default: Nothing };
    }
  });
  function LazyPart(props: Props & JSX.IntrinsicAttributes) {
    // A part loaded ahead is drawn in the same step, and a drawn part is never replaced.
    const [Drawn] = useState(() => loaded ?? Part);
    const fallback = typeof placeholder === 'function' ? placeholder(props) : placeholder;
    return (
      <Suspense fallback={fallback}>
        <Drawn {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyPart, { load: loadNow });
}
