import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOAST_LIFE_MS } from '../../../src/config/times.ts';
import styles from '../../../src/ui/feedback/Toaster.module.css';
import type { ToastContent } from '../../../src/ui/feedback/ToastCard.tsx';
import { Toaster } from '../../../src/ui/feedback/Toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function show(toasts: ToastContent[], onGone: (id: string) => void) {
  return (
    <Toaster
      toasts={toasts}
      onGone={onGone}
      lifeMs={TOAST_LIFE_MS}
      regionLabel="Messages"
      dismissLabel="Dismiss"
    />
  );
}

const ADDED: ToastContent = { id: 'a', text: 'Lamb is in your order' };
const REMOVED: ToastContent = { id: 'b', text: 'Rice is removed' };

test('a message lasts 3000 ms, not 2999', () => {
  const onGone = vi.fn();
  render(show([ADDED], onGone));
  pass(2999);
  expect(onGone).not.toHaveBeenCalled();
  pass(1);
  expect(onGone).toHaveBeenCalledExactlyOnceWith('a');
});

test('a render in between does not extend the message', () => {
  const onGone = vi.fn();
  const { rerender } = render(show([ADDED], onGone));
  pass(2000);
  rerender(show([ADDED, REMOVED], onGone));
  pass(1000);
  expect(onGone.mock.calls).toEqual([['a']]);
});

test('the pointer holds the message, which gets its full time when it leaves', () => {
  const onGone = vi.fn();
  render(show([ADDED], onGone));
  const card = screen.getByRole('button', { name: 'Dismiss' });
  fireEvent.pointerEnter(card, { pointerType: 'mouse' });
  pass(10_000);
  expect(onGone).not.toHaveBeenCalled();
  fireEvent.pointerLeave(card, { pointerType: 'mouse' });
  pass(3000);
  expect(onGone).toHaveBeenCalledTimes(1);
});

test('a finger does not hold the message: a finger never leaves', () => {
  const onGone = vi.fn();
  render(show([ADDED], onGone));
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Dismiss' }), { pointerType: 'touch' });
  pass(3000);
  expect(onGone).toHaveBeenCalledTimes(1);
});

test('the focus holds the message, and returns after Dismiss', () => {
  const onGone = vi.fn();
  render(
    <>
      <button>Add</button>
      {show([ADDED], onGone)}
    </>,
  );
  const before = screen.getByRole('button', { name: 'Add' });
  act(() => before.focus());
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  pass(10_000);
  expect(onGone).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onGone).toHaveBeenCalledExactlyOnceWith('a');
  expect(before).toHaveFocus();
});

test('a message that disappears by itself does not move the focus', () => {
  const onGone = vi.fn();
  render(
    <>
      <button>First</button>
      <button>Second</button>
      {show([ADDED], onGone)}
    </>,
  );
  act(() => screen.getByRole('button', { name: 'First' }).focus());
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  act(() => screen.getByRole('button', { name: 'Second' }).focus());
  pass(3000);
  expect(onGone).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Second' })).toHaveFocus();
});

test('the text stays in the live region after the card is gone', () => {
  const { rerender } = render(show([], vi.fn()));
  const region = screen.getByRole('status');
  rerender(show([ADDED], vi.fn()));
  rerender(show([], vi.fn()));
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  expect(region).toBeInTheDocument();
  expect(region).toHaveTextContent('Lamb is in your order');
  rerender(show([REMOVED], vi.fn()));
  expect(region).toHaveTextContent('Lamb is in your order Rice is removed');
});

test('the live region drops old messages', () => {
  const { rerender } = render(show([], vi.fn()));
  for (const id of ['1', '2', '3', '4', '5']) rerender(show([{ id, text: `text${id}` }], vi.fn()));
  expect(screen.getByRole('status')).not.toHaveTextContent('text1');
  expect(screen.getByRole('status')).toHaveTextContent('text3 text4 text5');
});

test('the action runs once and closes its message', () => {
  const onGone = vi.fn();
  const onAct = vi.fn();
  render(show([{ ...REMOVED, action: { label: 'Undo', onAct } }], onGone));
  const region = screen.getByRole('region', { name: 'Messages' });
  fireEvent.click(within(region).getByRole('button', { name: 'Undo' }));
  expect(onAct).toHaveBeenCalledTimes(1);
  expect(onGone).toHaveBeenCalledExactlyOnceWith('b');
});

test.each([
  ['the lower half', 700, styles.high],
  ['the upper half', 100, styles.low],
])('a message avoids a tap in %s of the screen', (_, clientY, place) => {
  const { rerender } = render(show([], vi.fn()));
  fireEvent.pointerDown(document.body, { clientY });
  rerender(show([ADDED], vi.fn()));
  expect(screen.getByRole('button', { name: 'Dismiss' }).closest(`.${place}`)).not.toBeNull();
});
