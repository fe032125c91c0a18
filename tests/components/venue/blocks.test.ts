import { expect, test } from 'vitest';
import { untilAwaited } from '../../../src/components/venue/Blocks.tsx';
import type { Block } from '../../../src/contract/places.ts';

const text: Block = { kind: 'text', title: '', text: 'Open daily' };
const dishes: Block = { kind: 'items', title: 'Popular', itemIds: [1], style: 'strip' };
const lastOrder: Block = { kind: 'lastOrder', title: 'Again?' };

test.each<
  [what: string, blocks: Block[], isMenuAwaited: boolean, isOrderAwaited: boolean, shown: number]
>([
  ['all that wait for nothing', [text, dishes, lastOrder, text], false, false, 4],
  ['those before what waits for the menu', [text, dishes, text], true, false, 1],
  ['those before the last order', [text, text, lastOrder, text], false, true, 2],
  ['no more than a phone can draw', Array.from({ length: 10_000 }, () => text), false, false, 200],
])('of the blocks of a page, %s are shown', (_what, blocks, isAwaited, isOrderAwaited, shown) => {
  expect(untilAwaited(blocks, { isAwaited }, isOrderAwaited)).toHaveLength(shown);
});
