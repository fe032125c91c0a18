import { expect, it } from 'vitest';
import { links } from '../../../src/rules/common/routes.ts';

it('an address may contain half a surrogate pair', () => {
  expect(links.menu('BEIT', '\uD800T12')).toBe('/Menu/BEIT/%EF%BF%BDT12');
});
