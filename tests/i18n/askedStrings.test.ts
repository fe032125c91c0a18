import { afterEach, expect, it, vi } from 'vitest';
import { askStringsWith, showLanguage } from '../../src/i18n/i18n.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  askStringsWith(() => undefined);
});

it('asks for the strings as for everything else: with the login, or the key of the app', async () => {
  const fetched = vi.fn(() => Promise.resolve(Response.json({ 'common.close': 'x' })));
  vi.stubGlobal('fetch', fetched);
  await showLanguage('EN');
  askStringsWith(() => 'token-of-a-login');
  await showLanguage('AR');
  expect(fetched.mock.calls).toEqual([
    ['/assets/i18n/EN.json', { headers: { tokenKey: 'sufra-public', 'Accept-Language': 'en' } }],
    [
      '/assets/i18n/AR.json',
      { headers: { tokenKey: 'token-of-a-login', 'Accept-Language': 'ar' } },
    ],
  ]);
});
