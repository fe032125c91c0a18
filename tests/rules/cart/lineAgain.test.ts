import { expect, test } from 'vitest';
import type { CartView } from '../../../src/contract/cart.ts';
import { tableCartCalls } from '../../../src/contract/examples/tableCart.ts';
import { lineAgain } from '../../../src/rules/cart/cartLine.ts';

test('a removed line comes back with its quantity, note and choices', () => {
  const [line] = (tableCartCalls.getCartDetails.answer as CartView).cartList;
  if (!line) throw new Error('no line');
  const again = lineAgain({ ...line, qty: 3, instruction: 'No ice' }, 'u-2', 'v1');
  expect(again).toMatchObject({ uniqueId: 'u-2', quantity: 3, instruction: 'No ice' });
  expect(again.modifierGroupList?.flatMap(({ modifiers }) => modifiers)).toEqual(
    line.modifierLists,
  );
});
