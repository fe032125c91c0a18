import { expect, test } from 'vitest';
import { foreignTag } from '../../../src/rules/common/letters.ts';

test.each([
  ['Hummus', 'EN', undefined],
  ['Hummus', 'AR', 'en'],
  ['حمص', 'AR', undefined],
  ['حمص', 'EN', 'ar'],
  // A brand inside an Arabic name does not make it English, and a number makes nothing foreign.
  ['قهوة Illy', 'AR', undefined],
  ['刺身', 'AR', undefined],
  ['', 'AR', undefined],
  [undefined, 'EN', undefined],
] as const)('%s in %s is marked as %s', (text, lang, tag) => {
  expect(foreignTag(text, lang)).toBe(tag);
});
