import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NearScreen } from '../../../src/ui/layout/NearScreen.tsx';

/** Replaces the browser's IntersectionObserver. */
let tell: (isIntersecting: boolean) => void = () => undefined;
class Watching {
  constructor(hear: (entries: object[]) => void) {
    tell = (isIntersecting) =>
      act(() =>
        hear([{ target: this.target, isIntersecting, boundingClientRect: { height: 321 } }]),
      );
  }
  private target: Element | undefined;
  observe = (target: Element) => {
    this.target = target;
  };
  disconnect = () => undefined;
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Watching));
afterEach(() => void vi.unstubAllGlobals());

function show(isFirst = false) {
  const { container } = render(
    <NearScreen likelyHeight="9rem" isFirst={isFirst}>
      <button type="button">Again</button>
    </NearScreen>,
  );
  return container.firstElementChild as HTMLElement;
}
const button = () => screen.queryByRole('button');

it('keeps its estimated size until it comes near the screen, then its own', () => {
  const box = show();
  expect(button()).toBeNull();
  expect(box.style.blockSize).toBe('9rem');
  tell(true);
  expect(button()).toBeInTheDocument();
  expect(box.style.blockSize).toBe('');
  tell(false);
  expect(button()).toBeNull();
  expect(box.style.blockSize).toBe('321px');
});

it('is drawn at once on the first screen', () => {
  show(true);
  expect(button()).toBeInTheDocument();
});

it('stays while it has the focus', () => {
  show(true);
  button()?.focus();
  tell(false);
  expect(button()).toHaveFocus();
});

it('is drawn in a browser without IntersectionObserver', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  show();
  expect(button()).toBeInTheDocument();
});
