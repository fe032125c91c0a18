import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { drawWith } from './screens.ts';

let last: ReturnType<typeof createRoot> | undefined;

export const drawScreen = drawWith(({ type, props }, box) => {
  last?.unmount();
  last = createRoot(box);
  const page = createElement(type as FunctionComponent<object>, props);
  const children = createElement(MemoryRouter, undefined, page);
  flushSync(() => last?.render(children));
});
