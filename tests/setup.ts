import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const FRAME_MS = 16;

// jsdom lacks dialogs, media queries, scrolling and sizes.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// jsdom runs all frames by one interval. If it starts on a test's fake timers, no later test gets
// frames.
const frames = new Set<number>();
window.requestAnimationFrame = (act) => {
  const frame = Number(
    setTimeout(() => {
      frames.delete(frame);
      act(performance.now());
    }, FRAME_MS),
  );
  frames.add(frame);
  return frame;
};
window.cancelAnimationFrame = (frame) => {
  frames.delete(frame);
  clearTimeout(frame);
};

configure({
  // Lazy parts load from disk at their first use, which may take seconds on a busy machine.
  asyncUtilTimeout: 25_000,
  // The default prints the whole page at each try of a waiting query; a failed test prints it once.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// Any console error, such as a warning of React, fails the test.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail') process.stdout.write(`${prettyDOM(document.body)}\n`);
  cleanup();
  for (const frame of frames) cancelAnimationFrame(frame);
  const calls = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(calls).toEqual([]);
});
