import { expect, test } from 'vitest';
import { birthdayProblem, emailProblem, nameProblem } from '../../../src/rules/common/profile.ts';

test.each([
  ['', 'required', 'required'],
  ['', 'optional', undefined],
  ['noura@mail.example', 'required', undefined],
  ['noura', 'optional', 'invalidEmail'],
  ['noura@mail', 'required', 'invalidEmail'],
  ['a b@mail.example', 'required', 'invalidEmail'],
] as const)('the email "%s", %s, is %s', (email, asked, problem) => {
  expect(emailProblem(email, asked)).toBe(problem);
});

test.each([
  ['', 'required', 'required'],
  ['', 'optional', undefined],
  ['1990-02-28', 'required', undefined],
  ['2025-03-01', 'optional', 'invalid'],
  ['1899-12-31', 'optional', 'invalid'],
  ['31/12/1990', 'optional', 'invalid'],
] as const)('the birthday "%s", %s, is %s', (birthday, asked, problem) => {
  expect(birthdayProblem(birthday, asked, '2025-03-01')).toBe(problem);
});

test('a name of spaces is empty', () => {
  expect(nameProblem('  ')).toBe('required');
  expect(nameProblem('نورة')).toBeUndefined();
});
