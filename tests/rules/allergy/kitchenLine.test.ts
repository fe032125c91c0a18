import { expect, test } from 'vitest';
import { noteWithLine } from '../../../src/rules/allergy/kitchenLine.ts';

test.each([
  ['Ring twice', 'No nuts', 'No nuts\nRing twice'],
  [' Ring twice ', '', 'Ring twice'],
  ['', 'No nuts', 'No nuts'],
])('the note %j with the line %j is %j', (note, line, sent) => {
  expect(noteWithLine(note, line)).toBe(sent);
});
