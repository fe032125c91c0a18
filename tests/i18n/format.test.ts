import { afterEach, expect, test, vi } from 'vitest';
import {
  currencySign,
  formatDateAndTime,
  formatMoment,
  formatNearDay,
  formatTime,
} from '../../src/i18n/format.ts';
import { formatPrice } from '../../src/i18n/priceText.ts';

test('a price keeps its sign left of the digits in both languages, and its currency beside them', () => {
  expect(formatPrice(1.25, 'EN', 'KWD', { sign: '−' })).toBe('KWD −1.250');
  expect(formatPrice(1.25, 'AR', 'KWD', { sign: '−' })).toBe('\u2066−1.250\u2069 د.ك.');
});

const AT = '2026-10-22T19:31:00Z';
/** Formats contain direction marks and narrow spaces. */
const plain = (text: string) => text.replaceAll(/[\u200e\u200f]/g, '').replaceAll(/\s/g, ' ');
const phoneSays = (language: string) => vi.stubGlobal('navigator', { language });
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['EN', 'Asia/Kuwait', '10:31 PM'],
  ['EN', 'Asia/Tokyo', '4:31 AM'],
  ['EN', 'UTC', '7:31 PM'],
  ['AR', 'Asia/Kuwait', '10:31 م'],
] as const)('a moment has the same hour on every screen: %s, %s', (lang, timeZone, hour) => {
  phoneSays('en-US');
  expect(plain(formatDateAndTime(AT, lang, timeZone))).toContain(hour);
  expect(plain(formatTime(AT, lang, timeZone))).toBe(hour);
});

test.each([
  ['en-US', 'EN', 'Thursday, October 22'],
  ['en-GB', 'EN', 'Thursday 22 October'],
  ['ar-SA', 'EN', 'Thursday, October 22'],
  ['ar-SA', 'AR', 'الخميس، 22 أكتوبر'],
  ['ar-EG', 'AR', 'الخميس، 22 أكتوبر'],
  ['nonsense of a phone', 'EN', 'Thursday, October 22'],
] as const)('a phone in %s reads the day in %s', (language, lang, day) => {
  phoneSays(language);
  expect(plain(formatNearDay('2026-10-22', lang))).toBe(day);
});

test('tomorrow is called tomorrow', () => {
  phoneSays('en-US');
  vi.useFakeTimers({ now: new Date('2026-10-22T08:00:00Z') });
  expect(plain(formatMoment('2026-10-22T19:31:00Z', 'EN', own))).not.toContain('tomorrow');
  expect(plain(formatMoment('2026-10-23T10:31:00Z', 'EN', own))).toMatch(/^tomorrow \d/);
  expect(plain(formatMoment('2026-10-23T10:31:00Z', 'AR', own))).toMatch(/^غدًا \d/);
  expect(plain(formatMoment('2026-10-26T10:31:00Z', 'EN', own))).toMatch(/^Monday/);
});

test('hours name the venue only if the phone is in another time zone', () => {
  phoneSays('en-US');
  const other = own === 'Asia/Bahrain' ? 'Asia/Tokyo' : 'Asia/Bahrain';
  expect(formatDateAndTime(AT, 'EN', other)).toMatch(/(Bahrain|Japan) Time$/);
  expect(formatDateAndTime(AT, 'EN', own)).not.toMatch(/Time$/);
});

test.each(['KWD', 'SAR', 'AED', 'BHD', 'QAR', 'OMR', 'EGP', 'JOD', 'USD'])(
  "the sign of %s is the browser's, without its direction marks",
  (currency) => {
    const format = { style: 'currency', currency } as const;
    for (const [lang, locale] of [
      ['EN', 'en'],
      ['AR', 'ar-u-nu-latn'],
    ] as const) {
      const parts = new Intl.NumberFormat(locale, format).formatToParts(0);
      const sign = parts.find(({ type }) => type === 'currency')?.value ?? '';
      expect(currencySign(currency, lang)).toBe(sign.replaceAll(/[\u200e\u200f]/g, ''));
    }
  },
);
