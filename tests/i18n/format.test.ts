import { expect, test } from 'vitest';
import { formatDateAndTime, formatTime } from '../../src/i18n/format.ts';

const AT = '2026-10-22T19:31:00Z';

test.each([
  ['EN', 'Asia/Kuwait', 'Oct 22, 2026, 10:31 PM', '10:31 PM'],
  ['EN', 'Asia/Tokyo', 'Oct 23, 2026, 4:31 AM', '4:31 AM'],
  ['EN', 'UTC', 'Oct 22, 2026, 7:31 PM', '7:31 PM'],
  ['AR', 'Asia/Kuwait', '22/10/2026، 10:31 م', '10:31 م'],
] as const)('a moment has one hour on every screen: %s, %s', (lang, timeZone, both, hour) => {
  // Languages put marks of direction and narrow spaces between.
  const plain = (text: string) => text.replaceAll(/[\u200e\u200f]/g, '').replaceAll(/\s/g, ' ');
  expect(plain(formatDateAndTime(AT, lang, timeZone))).toBe(both);
  expect(plain(formatTime(AT, lang, timeZone))).toBe(hour);
});
