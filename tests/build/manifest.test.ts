import { expect, test } from 'vitest';
import { manifestOf } from '../../src/build/manifest.ts';

test.each([
  ['EN', 'en', 'ltr'],
  ['AR', 'ar', 'rtl'],
] as const)('each language installs an app of its own: %s', (lang, tag, dir) => {
  expect(manifestOf(lang)).toMatchObject({
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: tag,
    dir,
  });
});
