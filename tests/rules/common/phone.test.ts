import { describe, expect, test } from 'vitest';
import { countdownClock, westernDigits } from '../../../src/rules/common/digits.ts';
import {
  nationalNumber,
  phoneProblem,
  typedCode,
  typedNumber,
  type PhoneRule,
} from '../../../src/rules/common/phone.ts';

const KUWAIT: PhoneRule = { dialCode: '+965', mobileLength: [8], mobilePattern: '^[4569]\\d{7}$' };
const LEBANON: PhoneRule = { dialCode: '+961', mobileLength: [7, 8], mobilePattern: undefined };
const ANYWHERE: PhoneRule = { dialCode: '+999', mobileLength: [], mobilePattern: undefined };

describe('digits', () => {
  test.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['a1٢ب', 'a12ب'],
  ])('%s become %s', (text, western) => {
    expect(westernDigits(text)).toBe(western);
  });

  test.each([
    [0, '0:00'],
    [59.2, '1:00'],
    [245, '4:05'],
    [-3, '0:00'],
  ])('%d seconds are shown as %s', (seconds, clock) => {
    expect(countdownClock(seconds)).toBe(clock);
  });
});

describe('a typed number', () => {
  test.each([
    ['٥٥٥١٢٣٤٥', KUWAIT, '55512345'],
    ['+965 5551 2345', KUWAIT, '55512345'],
    ['00965 55512345', KUWAIT, '55512345'],
    ['0096512345', KUWAIT, '12345'],
    ['96555512345', KUWAIT, '55512345'],
    ['96512345', KUWAIT, '96512345'],
    ['+961 (03) 123456', LEBANON, '3123456'],
    ['', KUWAIT, ''],
  ])('%s is %s there', (typed, rule, mobileNo) => {
    expect(nationalNumber(typed, rule)).toBe(mobileNo);
  });

  test('keeps what belongs to a number and has a maximum length', () => {
    expect(typedNumber('+٩٦٥ (555)-12x345<script>')).toBe('+965 (555)-12345');
    expect(typedNumber('1'.repeat(500))).toHaveLength(30);
  });

  test.each([
    ['', KUWAIT, 'required'],
    ['55512345', KUWAIT, undefined],
    ['5551234', KUWAIT, 'invalid'],
    ['15512345', KUWAIT, 'invalid'],
    ['31234567', LEBANON, undefined],
    ['312345678', LEBANON, 'invalid'],
    ['123', ANYWHERE, 'invalid'],
    ['1'.repeat(16), ANYWHERE, 'invalid'],
    ['123', undefined, undefined],
  ])('%s has the problem %s', (mobileNo, rule, problem) => {
    expect(phoneProblem(mobileNo, rule)).toBe(problem);
  });

  test('an invalid pattern from a server asks for nothing', () => {
    expect(phoneProblem('55512345', { ...KUWAIT, mobilePattern: '([' })).toBeUndefined();
  });
});

test.each([
  ['123456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['Your code is 123456.', '123456'],
  ['1234567', '123456'],
])('the code in "%s" is %s', (text, code) => {
  expect(typedCode(text, 6)).toBe(code);
});
