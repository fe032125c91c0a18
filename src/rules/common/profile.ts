import type { Ask } from '../../contract/basics.ts';

export type FieldProblem = 'required' | 'invalid' | 'invalidEmail' | 'invalidUrl' | undefined;

/** Deliberately loose: only a delivered e-mail proves that an address is valid. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function emailProblem(email: string, asked: Ask): FieldProblem {
  const text = email.trim();
  if (text === '') return asked === 'required' ? 'required' : undefined;
  return EMAIL.test(text) ? undefined : 'invalidEmail';
}

/** Today does not count as a birthday. */
export function birthdayProblem(birthday: string, asked: Ask, today: string): FieldProblem {
  if (birthday === '') return asked === 'required' ? 'required' : undefined;
  const isDay = DAY.test(birthday) && !Number.isNaN(Date.parse(birthday));
  return isDay && birthday < today && birthday >= '1900-01-01' ? undefined : 'invalid';
}

export function nameProblem(name: string): FieldProblem {
  return name.trim() === '' ? 'required' : undefined;
}
