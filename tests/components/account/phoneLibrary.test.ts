import { expect, test } from 'vitest';
import { readNumber } from '../../../src/components/account/phoneLibrary.ts';

test.each([
  ['50009999', 'KW', { shown: '+965 500 09999', isPossible: true }],
  ['5000', 'KW', { shown: '', isPossible: false }],
  ['7911123456', 'GB', { shown: '+44 7911 123456', isPossible: true }],
  ['50009999', 'XX', undefined],
  ['50009999', '', undefined],
])('%s in %s', (mobileNo, iso2, reading) => {
  expect(readNumber(mobileNo, iso2)).toEqual(reading);
});
