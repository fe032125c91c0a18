import { afterEach, expect, test } from 'vitest';
import { appStore } from '../../src/state/appStore.ts';
import { uniqueCartIdOf, writeUniqueCartId } from '../../src/storage/uniqueCartId.ts';

afterEach(() => localStorage.clear());

test('the key of an ordered cart is retired, but not a newer key of another tab', () => {
  const { orderKeyAt, retireOrderKey } = appStore.getState();
  const ordered = orderKeyAt('BEIT', 'T12');
  writeUniqueCartId('abcdefghijkl', 'BEIT', 'T12');
  retireOrderKey('BEIT', 'T12', ordered);
  expect(uniqueCartIdOf('BEIT', 'T12')).toBe('abcdefghijkl');
  retireOrderKey('BEIT', 'T12', 'abcdefghijkl');
  expect(uniqueCartIdOf('BEIT', 'T12')).not.toBe('abcdefghijkl');
});
