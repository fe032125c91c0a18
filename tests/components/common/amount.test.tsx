import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Amount } from '../../../src/components/common/Amount.tsx';
import { chooseDigits } from '../../../src/i18n/digits.ts';
import { appStore } from '../../../src/state/appStore.ts';

afterEach(() => {
  chooseDigits(false);
  appStore.setState({ lang: 'EN' });
});

it.each([
  ['EN', false, 'KWD\u00A0', '+0.100', ''],
  ['AR', false, '', '+0.100', '\u00A0د.ك.'],
  ['AR', true, '', '+٠٫١٠٠', '\u00A0د.ك.'],
] as const)(
  'in %s the sign is left of the digits (eastern: %s)',
  (lang, areEastern, before, digits, after) => {
    chooseDigits(areEastern);
    appStore.setState({ lang });
    const { container } = render(<Amount value={0.1} currency="KWD" sign="+" />);
    expect(container.textContent).toBe(`${before}${digits}${after}`);
    expect(container.querySelector('bdi[dir="ltr"]')?.textContent).toBe(digits);
  },
);

it('shows no sign for zero', () => {
  const { container } = render(<Amount value={0} currency="KWD" sign="−" />);
  expect(container.textContent).toBe('KWD\u00A00.000');
});
