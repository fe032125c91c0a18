import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askStringsWith, showLanguage } from '../../src/i18n/i18n.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  askStringsWith(() => undefined);
});

it("requests the strings like everything else: with the login, or the app's key", async () => {
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

it('tries again when the connection breaks', async () => {
  vi.resetModules();
  const words = await import('../../src/i18n/i18n.ts');
  const fetched = vi
    .fn<typeof fetch>(() => Promise.resolve(Response.json({ 'common.close': 'إغلاق' })))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetched);
  await words.showLanguage('AR');
  expect(words.currentWords().t('common.close')).toBe('إغلاق');
  expect(fetched).toHaveBeenCalledTimes(2);
});

describe('the rest of the first strings', () => {
  const early = (text: string) => ({
    lang: 'EN' as const,
    isPart: true,
    answer: Promise.resolve({ httpStatus: 200, text, copyOf: null, tag: null, atMs: 0 }),
  });

  it('changes nothing if another language was chosen before it arrived', async () => {
    vi.resetModules();
    const words = await import('../../src/i18n/i18n.ts');
    const answers = new Map<string, (answer: Response) => void>();
    vi.stubGlobal('fetch', (path: string) => new Promise((answer) => answers.set(path, answer)));
    words.adoptEarlyStrings(early('{"common.close":"Close"}'));
    await words.showLanguage('EN');
    expect(words.currentWords().t('common.close')).toBe('Close');
    const rest = words.allStrings();
    const other = words.showLanguage('AR');
    const answer = (path: string, close: string) =>
      waitFor(() => {
        const give = answers.get(path);
        if (!give) throw new Error(`Nobody has asked for ${path}.`);
        give(Response.json({ 'common.close': close }));
      });
    await answer('/assets/i18n/AR.json', 'إغلاق');
    await other;
    await answer('/assets/i18n/EN.json', 'Close');
    await rest;
    expect(words.currentWords().t('common.close')).toBe('إغلاق');
    expect(words.currentWords().language).toBe('ar');
  });

  it('is awaited by a page that asks for it before the first strings have arrived', async () => {
    vi.resetModules();
    const words = await import('../../src/i18n/i18n.ts');
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ 'common.close': 'Close', 'error.title': 'Sorry' })),
    );
    words.adoptEarlyStrings(early('{"common.close":"Close"}'));
    const first = words.showLanguage('EN');
    await words.allStrings();
    expect(words.currentWords().t('error.title')).toBe('Sorry');
    await first;
  });

  it('loads when the other language failed', async () => {
    vi.resetModules();
    const words = await import('../../src/i18n/i18n.ts');
    vi.stubGlobal('fetch', (path: string) =>
      path.includes('AR')
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(Response.json({ 'common.close': 'Close', 'error.title': 'Sorry' })),
    );
    words.adoptEarlyStrings(early('{"common.close":"Close"}'));
    await words.showLanguage('EN');
    await expect(words.showLanguage('AR')).rejects.toThrow('offline');
    await words.allStrings();
    expect(words.currentWords().t('error.title')).toBe('Sorry');
  });
});
