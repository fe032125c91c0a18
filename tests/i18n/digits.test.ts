import { afterEach, describe, expect, it } from 'vitest';
import { chooseDigits, inDigitsOf } from '../../src/i18n/digits.ts';
import { firstWords } from '../../src/i18n/firstWords.ts';
import {
  formatAmount,
  formatClock,
  formatDay,
  formatKilometres,
  formatPercent,
} from '../../src/i18n/format.ts';
import { showDigits } from '../../src/i18n/i18n.ts';

afterEach(() => showDigits(false));

describe('the digits that a venue chooses', () => {
  it.each([
    ['12,500.250', '١٢٬٥٠٠٫٢٥٠'],
    ['7.5%', '٧٫٥٪'],
    ['4:05', '٤:٠٥'],
    ['0123456789', '٠١٢٣٤٥٦٧٨٩'],
  ])('writes %s in Arabic as %s', (number, written) => {
    chooseDigits(true);
    expect(inDigitsOf('AR', number)).toBe(written);
    expect(inDigitsOf('EN', number)).toBe(number);
    chooseDigits(false);
    expect(inDigitsOf('AR', number)).toBe(number);
  });

  it('apply to amounts, rates, distances, hours and days', () => {
    chooseDigits(true);
    expect(formatAmount(1250.5, 'AR', 'KWD')).toBe('١٬٢٥٠٫٥٠٠');
    expect(formatAmount(1250.5, 'EN', 'KWD')).toBe('1,250.500');
    expect(formatPercent(5, 'AR')).toBe('٥٪');
    expect(formatKilometres(2.5, 'AR')).toContain('٢٫٥');
    expect(formatClock('18:30', 'AR')).toContain('٦:٣٠');
    expect(formatDay('2026-03-01', 'AR')).toContain('٢٠٢٦');
    chooseDigits(false);
    expect(formatDay('2026-03-01', 'AR')).toContain('2026');
    expect(formatClock('18:30', 'AR')).toContain('6:30');
  });

  it('apply to numbers in texts, but not to given texts', () => {
    chooseDigits(true);
    const t = firstWords('AR', { a: 'الطلب {no}: {n}' }).t as (
      key: string,
      values: object,
    ) => string;
    expect(t('a', { no: 'A-17', n: 17 })).toBe('الطلب A-17: ١٧');
  });
});
