import { describe, expect, it } from 'vitest';
import { parseAnswer } from '../../src/contract/envelope.ts';

const LONGEST = 50_000;
const parsed = (value: unknown) => parseAnswer(JSON.stringify(value));

describe('an answer', () => {
  it('is the JSON that came', () => {
    const answer = { status: 1, dataenum: [{ text: 'x'.repeat(LONGEST), price: 1, none: null }] };
    expect(parsed(answer)).toEqual(answer);
  });

  it.each([
    ['a plain one', 'x'.repeat(LONGEST + 1)],
    ['one with quotes in it', 'say "x", '.repeat(LONGEST)],
  ])('has no endless text: %s', (_, text) => {
    const cut = `${text.slice(0, LONGEST)}…`;
    const others = { price: 1, isOpen: true, none: null };
    expect(parsed(text)).toBe(cut);
    expect(parsed({ dataenum: [{ text, ...others }] })).toEqual({
      dataenum: [{ text: cut, ...others }],
    });
  });

  it('may be nested more deeply than functions can call each other', () => {
    const levels = 100_000;
    const deep = '['.repeat(levels) + ']'.repeat(levels);
    const answer = parseAnswer(`{"deep":${deep},"text":"${'x'.repeat(LONGEST + 1)}"}`);
    expect(answer).toHaveProperty('text', `${'x'.repeat(LONGEST)}…`);
  });

  it('is refused if it is no JSON', () => {
    expect(() => parseAnswer('{"text": "x')).toThrow(SyntaxError);
  });
});
