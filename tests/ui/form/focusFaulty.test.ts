import { afterEach, expect, it, vi } from 'vitest';
import { focusFaulty } from '../../../src/ui/form/focusFaulty.ts';

const nextFrame = () => new Promise((shown) => requestAnimationFrame(shown));

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

it('focuses a control whose error is drawn some frames later', async () => {
  const { form, field } = formWithField();
  focusFaulty(form);
  await nextFrame();
  await nextFrame();
  await nextFrame();
  field.setAttribute('aria-invalid', 'true');
  await vi.waitFor(() => expect(field).toHaveFocus());
});

it('gives up after a second: no later error takes the focus', () => {
  vi.useFakeTimers();
  const { form, field } = formWithField();
  focusFaulty(form);
  vi.advanceTimersByTime(1500);
  field.setAttribute('aria-invalid', 'true');
  vi.advanceTimersByTime(500);
  expect(field).not.toHaveFocus();
});
