import { expect, it } from 'vitest';
import { createCatalog } from '../../src/demo/backend/common/catalog.ts';
import { brokenGroup } from '../../src/demo/backend/cart/lines.ts';
import { createWorlds } from '../../src/demo/backend/common/worlds.ts';
import { venues } from '../../src/demo/venues/all.ts';

it('seeded orders have all required choices, so that they can be ordered again', () => {
  const world = createWorlds(createCatalog(venues)).of(new Request('http://demo.test/'));
  const lines = [...world.orders.values()].flatMap((order) => order.lines);
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.some(({ modifiers }) => modifiers.length > 0)).toBe(true);
  for (const { item, modifiers } of lines) {
    const choices = modifiers.map(({ modifier, quantity }) => ({
      modifierId: modifier.id,
      quantity,
    }));
    expect([item.label.en, brokenGroup(world, item, choices)]).toEqual([item.label.en, undefined]);
  }
});
