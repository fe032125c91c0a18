import { expect, it } from 'vitest';
import { links } from '../../src/config/paths.ts';

it('a code that holds half a letter is a word of an address too', () => {
  expect(links.menu('BEIT', '\uD800T12')).toBe('/Menu/BEIT/%EF%BF%BDT12');
});
