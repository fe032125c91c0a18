import { describe, expect, it } from 'vitest';
import { carProblems, NO_CAR } from '../../../src/rules/checkout/carForm.ts';
import { fitsPattern } from '../../../src/rules/common/patterns.ts';
import { phoneProblem } from '../../../src/rules/common/phone.ts';

describe('a pattern of the server', () => {
  it.each([
    ['^(?:\\+965)?[569]\\d{7}$', '+96551234567', true],
    ['^[A-Z]{1,3}[ -]?\\d{1,5}$', 'AB 12345', true],
    ['^[A-Z]{1,3}[ -]?\\d{1,5}$', 'AB/12345', false],
    ['^[^\\]]+$', 'a]b', false],
    ['^.*\\d+.*$', 'ab12cd', true],
    ['\\d{4}', 'x123', false],
    ['^(?=.*\\d)[A-Z0-9]+$', 'ABC', false],
    ['^[ء-ي]+$', 'سيارة', true],
    ['^x|a*b', '-aab', true],
    ['^x|a*b', 'aax', false],
    ['a*b|^x', 'aax', false],
    ['^(?:x|a*b)$', '-aab', false],
    ['', 'anything', true],
    ['(', 'anything', true],
    ['[z-a]', 'anything', true],
  ])('%s and %s: %s', (pattern, text, isFitting) => {
    expect(fitsPattern(pattern, text)).toBe(isFitting);
  });

  const LONG = `${'a'.repeat(40)}!`;
  it.each([
    '^(a+)+$',
    '^(a|a)*$',
    '^(?:a?){40}$',
    '(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)x',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    `^${'a?'.repeat(40)}${'a'.repeat(40)}$`,
    '^(?:(?:){1000}){1000}(?:(?:){1000}){1000}$',
    '^(?:){999999999}$',
    '^(?=(a+)+$)a',
    `^${'(?:a+)?'.repeat(60)}$`,
    'a'.repeat(501),
  ])('%s is not run, and freezes nothing', (pattern) => {
    const startMs = performance.now();
    expect(fitsPattern(pattern, LONG)).toBe(true);
    expect(performance.now() - startMs).toBeLessThan(500);
  });

  it.each([
    '^x|a*b',
    'a*b|^x',
    '^x|(?:y|(?:z|a*b))',
    '^(?:x|(?:y|a*b))|a*c',
    '(?:^x|a*b)|^y',
    '^(a*)\\1b',
    '(a*)\\1b',
    '^x|(a*)\\1b',
    '^a*b|^a*c',
  ])('%s freezes nothing, however long the text is', (pattern) => {
    for (const length of [40, 200, 440, 10_000, 90_000]) {
      const startMs = performance.now();
      fitsPattern(pattern, 'a'.repeat(length));
      expect(performance.now() - startMs).toBeLessThan(500);
    }
  });

  it('freezes neither the form of a phone number nor that of a car', () => {
    const rule = { dialCode: '+965', mobileLength: [], mobilePattern: '^(\\d+)+x$' };
    expect(phoneProblem('123456789012345', rule)).toBeUndefined();
    const plate = {
      field: 'plate',
      ask: 'required',
      labelEn: '',
      labelAr: '',
      pattern: '^(\\w+\\s?)+$',
      maxLength: undefined,
    } as const;
    const answers = { ...NO_CAR, plate: LONG };
    expect(carProblems({ fields: [plate], slots: [] }, answers)).toEqual({});
    const long = { ...plate, pattern: '^x|a*b', maxLength: 100_000 };
    const startMs = performance.now();
    carProblems({ fields: [long], slots: [] }, { ...NO_CAR, plate: 'a'.repeat(90_000) });
    expect(performance.now() - startMs).toBeLessThan(500);
  });
});
