import { render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import AR from '../../../public/assets/i18n/AR.json';
import { Amount } from '../../../src/components/common/Amount.tsx';
import { useVenueDigits } from '../../../src/components/venue/useVenueDigits.ts';
import { showLanguage } from '../../../src/i18n/i18n.ts';
import { appStore } from '../../../src/state/appStore.ts';
import { HEADER } from '../../../src/contract/examples/parts.ts';

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(AR)));
  await showLanguage('AR');
});
afterEach(() => {
  vi.unstubAllGlobals();
  appStore.setState({ lang: 'EN' });
});

function Page({ areEastern }: { areEastern: boolean }) {
  useVenueDigits({ ...HEADER, isEasternDigits: areEastern });
  return <Amount value={1.5} currency="KWD" />;
}

it("the first drawing of a page has the venue's digits, and so does the next page", () => {
  appStore.setState({ lang: 'AR' });
  const { container, rerender } = render(<Page key="first" areEastern />);
  expect(container.textContent).toContain('١٫٥٠٠');
  rerender(<Page key="second" areEastern />);
  expect(container.textContent).toContain('١٫٥٠٠');
  rerender(<Page key="second" areEastern={false} />);
  expect(container.textContent).toContain('1.500');
  rerender(<Page key="second" areEastern />);
  expect(container.textContent).toContain('١٫٥٠٠');
  rerender(<Page key="third" areEastern={false} />);
  expect(container.textContent).toContain('1.500');
});
