import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusFaulty } from '../../../src/ui/form/focusFaulty.ts';

const FRAME_MS = 16;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function formWithField() {
  const form = document.createElement('form');
  const field = document.createElement('input');
  form.append(field);
  document.body.append(form);
  return { form, field };
}

it('focuses a control whose error is drawn some frames later', () => {
  const { form, field } = formWithField();
  focusFaulty(form);
  vi.advanceTimersByTime(3 * FRAME_MS);
  field.setAttribute('aria-invalid', 'true');
  expect(field).not.toHaveFocus();
  vi.advanceTimersByTime(FRAME_MS);
  expect(field).toHaveFocus();
});

it('gives up after a second: no later error takes the focus', () => {
  const { form, field } = formWithField();
  focusFaulty(form);
  vi.advanceTimersByTime(1500);
  field.setAttribute('aria-invalid', 'true');
  vi.advanceTimersByTime(500);
  expect(field).not.toHaveFocus();
});
