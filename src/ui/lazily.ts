import { lazy, type ComponentType } from 'react';

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/** What every later part waits for beside its own file. */
let companion: () => Promise<void> = () => Promise.resolve();

/** Lets later parts be drawn only when this has come too: they may lack words otherwise. */
export function loadPartsWith(wait: () => Promise<void>): void {
  companion = wait;
}

/** A named component of a file that is loaded when it is first drawn. */
export function lazily<
  File extends Record<Name, ComponentType<PropsOf<File[Name]>>>,
  Name extends string,
>(load: () => Promise<File>, name: Name, { isFirst = false } = {}) {
  return lazy<ComponentType<PropsOf<File[Name]>>>(async () => {
    // The first screen comes with all that it needs.
    const [file] = await Promise.all([load(), isFirst ? undefined : companion()]);
    return { default: file[name] };
  });
}
