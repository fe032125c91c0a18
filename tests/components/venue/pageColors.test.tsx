import { render } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { usePageColors } from '../../../src/components/venue/usePageColors.ts';
import { useVenueColors } from '../../../src/components/venue/useVenueColors.ts';
import type { PageColors } from '../../../src/contract/colors.ts';

const VENUE: PageColors = { buttonBgColor: '#006400', buttonColor: '#ffffff' };
const OWN: PageColors = { buttonBgColor: '#00008b', buttonColor: '', textColor: undefined };

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
});

function Page({ colors }: { colors: PageColors | undefined }) {
  usePageColors(colors);
  return null;
}

function Venue({ page, colors }: { page: PageColors | undefined; colors?: PageColors }) {
  useVenueColors(undefined, colors);
  return <Page colors={page} />;
}

const brand = () => document.documentElement.style.getPropertyValue('--brand');
const onBrand = () => document.documentElement.style.getPropertyValue('--on-brand');

it("a page's own colours apply before and over those of its venue", () => {
  const { rerender, unmount } = render(<Venue page={OWN} />);
  expect(brand()).toBe('#00008b');
  rerender(<Venue page={OWN} colors={VENUE} />);
  expect(brand()).toBe('#00008b');
  expect(onBrand()).toBe('#ffffff');
  rerender(<Venue page={{}} colors={VENUE} />);
  expect(brand()).toBe('#006400');
  unmount();
  expect(brand()).toBe('');
});
