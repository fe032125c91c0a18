import { lazy, Suspense, type ComponentType, type JSX, type ReactNode } from 'react';

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/** What every later part waits for beside its own file. */
let companion: () => Promise<void> = () => Promise.resolve();

/** Lets later parts be drawn only when this has come too: they may lack words otherwise. */
export function loadPartsWith(wait: () => Promise<void>): void {
  companion = wait;
}

const lost = new WeakSet<Error>();

/** Not a fault of the app: one of its files did not come. */
export function isLostPart(error: unknown): boolean {
  return error instanceof Error && lost.has(error);
}

/** A file, with what it must not be drawn without. */
async function loadPart<File>(load: () => Promise<File>, isAlone = false): Promise<File> {
  try {
    const [file] = await Promise.all([load(), isAlone ? undefined : companion()]);
    return file;
  } catch (error) {
    if (error instanceof Error) lost.add(error);
    throw error;
  }
}

const known = new Map<string, () => Promise<unknown>>();

/** Loads parts before they are drawn, one after the other, for when the line may be gone by then. */
export async function loadAhead(names: readonly string[]): Promise<void> {
  try {
    for (const name of names) await known.get(name)?.();
  } catch {
    // As if nobody had asked: they are asked for again where they are drawn.
  }
}

/** A page, loaded when it is first drawn. Until then its layout stands there without it. */
export function lazyPage<
  File extends Record<Name, ComponentType<PropsOf<File[Name]>>>,
  Name extends string,
>(load: () => Promise<File>, name: Name, { isFirst = false } = {}) {
  known.set(name, () => loadPart(load, isFirst));
  return lazy<ComponentType<PropsOf<File[Name]>>>(async () => {
    // The first screen comes with all that it needs.
    const file = await loadPart(load, isFirst);
    return { default: file[name] };
  });
}

/** Until the device is on a line; at once where it says that it is. */
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
  /** Stands there until the part has come. */
  placeholder?: ReactNode | ((props: Props) => ReactNode);
  /**
   * The page means nothing without it, and says so where it does not come. Else it appears once the
   * device is online again, or not at all.
   */
  isNeeded?: boolean;
}

/** A part of a page, loaded when it is first drawn; it brings what stands there until then. */
export function lazyPart<
  File extends Record<Name, ComponentType<PropsOf<File[Name]>>>,
  Name extends string,
>(
  load: () => Promise<File>,
  name: Name,
  { placeholder, isNeeded = false }: PartOptions<PropsOf<File[Name]>> = {},
) {
  type Props = PropsOf<File[Name]>;
  known.set(name, () => loadPart(load));
  const Part = lazy<ComponentType<Props>>(async () => {
    if (isNeeded) return { default: (await loadPart(load))[name] };
    try {
      const file = (await loadPart(load).catch(backOnline)) ?? (await loadPart(load));
      return { default: file[name] };
    } catch (error) {
      console.warn(`${name} could not be loaded.`, error);
      return { default: Nothing };
    }
  });
  return function LazyPart(props: Props & JSX.IntrinsicAttributes) {
    const fallback = typeof placeholder === 'function' ? placeholder(props) : placeholder;
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
