import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isReloadHeld, watchFields } from '../../src/app/updateHold.ts';

let stop: () => void = () => undefined;
beforeEach(() => {
  stop = watchFields();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function typeIntoNew(text: string): HTMLInputElement {
  const field = document.createElement('input');
  document.body.append(field);
  fireEvent.input(field, { target: { value: text } });
  return field;
}

it('a filled field delays a reload until it is empty or gone', () => {
  expect(isReloadHeld()).toBe(false);
  const field = typeIntoNew('hummus');
  expect(isReloadHeld()).toBe(true);
  fireEvent.input(field, { target: { value: '' } });
  expect(isReloadHeld()).toBe(false);
  typeIntoNew('hummus').remove();
  expect(isReloadHeld()).toBe(false);
});

it('a field of a page that was left is dropped at the next input', () => {
  const left = typeIntoNew('hummus');
  left.remove();
  typeIntoNew('kunafa');
  const isAsked = vi.spyOn(left, 'isConnected', 'get');
  expect(isReloadHeld()).toBe(true);
  expect(isAsked).not.toHaveBeenCalled();
});
