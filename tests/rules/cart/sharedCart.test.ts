import { describe, expect, it } from 'vitest';
import { GUEST_NAME_LENGTH } from '../../../src/contract/basics.ts';
import {
  cartIdIn,
  namesIn,
  readableCartId,
  freeName,
  shortName,
} from '../../../src/rules/cart/sharedCart.ts';

const ID = 'Qw3rTy7uIo9p';

describe('the cart in a link', () => {
  it.each([
    ['a fragment', `#cart=${ID}`, ID],
    ['a whole link', `https://sufra.example/Menu/BEIT/T12#cart=${ID}`, ID],
    ['a typed code', ID, ID],
    ['a code as it is read out', 'Qw3r Ty7u Io9p', ID],
    ['a code with strokes', 'Qw3r-Ty7u-Io9p', ID],
    ['a code that is too short', 'Qw3rTy7uIo9', undefined],
    ['a code that is too long', `${ID}x`, undefined],
    ['more behind the code', `#cart=${ID}&next=//evil.example`, undefined],
    ['another fragment', `#menu=${ID}`, undefined],
    ['letters of another script', '#cart=Qw3rTy7uIo9ب', undefined],
    ['4,000 characters before a right one', `${'a'.repeat(4000)}#cart=${ID}`, undefined],
  ])('%s', (_, text, id) => {
    expect(cartIdIn(text)).toBe(id);
  });
});

it('is written in groups', () => {
  expect(readableCartId(ID)).toBe('Qw3r Ty7u Io9p');
});

it.each([
  ['Sara', 'Sara'],
  ['  Sara  ', 'Sara'],
  ['Maximiliane-Alexandra of the house', 'Maximiliane-Alexandr'],
  ['م'.repeat(300), 'م'.repeat(20)],
  // This family emoji is one letter of eleven units, and must not be cut.
  ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
])('the name %s becomes %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});

it.each([
  ['Sara', ['Omar'], 'Sara'],
  ['Sara', ['Sara'], 'Sara 2'],
  ['Sara', ['Sara', 'Sara 2'], 'Sara 3'],
  ['Maximiliane-Alexandra', ['Maximiliane-Alexandr'], 'Maximiliane-Alexa 2'],
])('the name %s becomes, if %j are taken, %s', (name, taken, free) => {
  expect(freeName(name, taken)).toBe(free);
  expect(free.length).toBeLessThanOrEqual(GUEST_NAME_LENGTH);
});

it('names each diner once, and none without a name', () => {
  const lines = [
    { addedBy: 'Sara' },
    {},
    { addedBy: ' ' },
    { addedBy: 'Omar' },
    { addedBy: 'Sara' },
  ];
  expect(namesIn(lines)).toEqual(['Sara', 'Omar']);
});
