import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Price } from '../../../src/ui/text/Price.tsx';

test.each([
  [false, 'KWD\u00a01.250'],
  [true, '1.250\u00a0KWD'],
])('with the currency last: %s it reads %s', (isCurrencyLast, text) => {
  const { container } = render(
    <Price amount="1.250" currency="KWD" isCurrencyLast={isCurrencyLast} />,
  );
  expect(container.textContent).toBe(text);
});

test('amount and currency are isolated, so that neither reorders the other', () => {
  const { container } = render(<Price amount="-1.250" currency="د.ك" isCurrencyLast />);
  const parts = [...container.querySelectorAll('bdi')].map((part) => part.textContent);
  expect(parts).toEqual(['-1.250', 'د.ك']);
});

test('an old price is struck through and says that it is old', () => {
  const { container } = render(<Price amount="2.000" currency="KWD" isOld label="Old price" />);
  expect(container.querySelector('s')?.textContent).toBe('KWD\u00a02.000');
  expect(container.textContent).toBe('Old price KWD\u00a02.000');
});
