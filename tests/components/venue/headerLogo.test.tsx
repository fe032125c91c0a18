import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { Header } from '../../../src/components/venue/header/Header.tsx';
import type { HeaderSetup } from '../../../src/contract/venue.ts';
import { HEADER } from '../../../src/contract/examples/parts.ts';
import { speakEnglish } from '../../i18n/english.ts';
import { AtVenue } from '../atVenue.tsx';

beforeAll(speakEnglish);

const height = () => document.documentElement.style.getPropertyValue('--logo-height');

function drawHeader(written: string): HTMLElement {
  const setup = { ...HEADER, logo: 'logo.svg', logoHeight: written } as unknown as HeaderSetup;
  render(
    <AtVenue at="/Cart/BEIT/T12">
      <Header setup={setup} name="Beit Sufra" />
    </AtVenue>,
  );
  return screen.getByRole('img', { name: 'Beit Sufra' });
}

it("a logo that fails to load is replaced by the venue's name", () => {
  const logo = drawHeader('80px');
  expect(height()).toBe('clamp(16px, 80px, 96px)');
  fireEvent.error(logo);
  expect(screen.queryByRole('img', { name: 'Beit Sufra' })).toBeNull();
  expect(screen.getByText('Beit Sufra')).toBeVisible();
  expect(height()).toBe('');
});

it('a logo whose height is `auto` is as tall as its picture', () => {
  const logo = drawHeader('auto');
  expect(height()).toBe('clamp(16px, 50px, 96px)');
  Object.defineProperty(logo, 'naturalHeight', { value: 72 });
  fireEvent.load(logo);
  expect(height()).toBe('clamp(16px, 72px, 96px)');
});
