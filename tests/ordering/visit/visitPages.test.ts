import { expect, test } from 'vitest';
import { tablePages } from '../../../src/ordering/visit/visitPages.ts';

test('a shared dish names no table', () => {
  const pages = tablePages({ code: 'BEIT', tableCode: 'T12', mode: { itemWord: 'selforder' } });
  expect(pages.item(301)).toContain('T12');
  expect(pages.itemForOthers(301)).not.toContain('T12');
});
