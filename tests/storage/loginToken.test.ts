import { expect, it } from 'vitest';
import { tokenEntry } from '../../src/storage/loginEntries.ts';

it.each(['بيت', 'tok\n', '\u0000', '\uD800', ''])('%j fits no header, and is no token', (text) => {
  localStorage.setItem('token_BEIT', text);
  expect(tokenEntry.read('BEIT')).toBeUndefined();
});

it('a token is read as it was stored', () => {
  localStorage.setItem('token_BEIT', 'tok_9f8e7d+/=');
  expect(tokenEntry.read('BEIT')).toBe('tok_9f8e7d+/=');
});
