import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import EN from '../../public/assets/i18n/EN.json';

vi.mock('../../src/pages/menu/MenuPage.tsx', () => new Promise(() => undefined));

test("draws another page without waiting for the menu page's code", async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(EN)));
  document.body.innerHTML = '<div id="root"></div>';
  await import('../../src/main.tsx');
  expect(await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 })).toBeVisible();
});
