import { lazy, type ComponentType } from 'react';

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/** A named component of a file that is loaded when it is first drawn. */
export function lazily<
  File extends Record<Name, ComponentType<PropsOf<File[Name]>>>,
  Name extends string,
>(load: () => Promise<File>, name: Name) {
  return lazy<ComponentType<PropsOf<File[Name]>>>(async () => ({ default: (await load())[name] }));
}
