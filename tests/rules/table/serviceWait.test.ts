import { expect, it } from 'vitest';
import { isInDoubt, serviceWait } from '../../../src/rules/table/serviceWait.ts';

const AT = 1_800_000_000_000;

it.each([
  ['never called', undefined, 0],
  ['not answered yet', { coolDownSeconds: 60 }, 0],
  ['a second of it has passed', { answeredAtMs: AT - 1000, coolDownSeconds: 60 }, 59],
  ['a part of a second counts whole', { answeredAtMs: AT - 1, coolDownSeconds: 60 }, 60],
  ['over', { answeredAtMs: AT - 60_000, coolDownSeconds: 60 }, 0],
  ['the venue asks for no wait', { answeredAtMs: AT, coolDownSeconds: 0 }, 0],
  ['the clock was set back', { answeredAtMs: AT + 5000, coolDownSeconds: 60 }, 0],
])('%s: wait of %o is %i s', (_, call, seconds) => {
  expect(serviceWait(call, AT)).toBe(seconds);
});

it.each([
  ['never called', undefined, false],
  ['answered', { askedAtMs: AT, answeredAtMs: AT }, false],
  ['a moment ago, without an answer', { askedAtMs: AT - 5000 }, true],
  ['two minutes ago: the diner means a new call', { askedAtMs: AT - 120_000 }, false],
  ['the clock was set back', { askedAtMs: AT + 5000 }, false],
])('%s: the next tap repeats %o: %s', (_, call, isRepeat) => {
  expect(isInDoubt(call, AT)).toBe(isRepeat);
});
