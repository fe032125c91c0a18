import { describe, expect, it } from 'vitest';
import type { AddedLine } from '../../src/contract/cart.ts';
import { startDemo } from './fixtures/client.ts';
import { lineBody, putLine, saveTable } from './fixtures/journey.ts';
import { refuses, type Refusals } from './fixtures/scenes.ts';
import { CHOICE, DISH } from './fixtures/tiny.ts';

const cart: Refusals = {
  '-19': {
    'a table of another venue': (client) =>
      putLine(client, DISH.one, 1, [], { tableCode: 'LANE1' }),
  },
  '-18': {
    'a table only to look': (client) => putLine(client, DISH.one, 1, [], { tableCode: 'LOOK' }),
    'a room where nobody is checked in': (client) =>
      putLine(client, 400, 1, [], { code: 'DINER', tableCode: 'DINER-R102', State: 'Room' }),
    'a state that is not the table’s': (client) =>
      putLine(client, DISH.one, 1, [], { State: 'View' }),
    'ordering that is paused': async (client) => {
      await client.control({ action: 'pauseOrdering', conceptId: 1 });
      return putLine(client, DISH.one, 1);
    },
  },
  '-11': {
    'a dish that is sold out': [
      (client) => putLine(client, DISH.gone, 2),
      { changes: [{ kind: 'unavailable', menuItemId: DISH.gone }] },
    ],
  },
  '-13': {
    'a dish of another venue': (client) => putLine(client, 300, 1),
    'a dish taken off the menu': async (client) => {
      await client.control({ action: 'retireItem', itemId: DISH.one });
      return putLine(client, DISH.one, 1);
    },
  },
  '-16': {
    'less than a dish asks for': [(client) => putLine(client, DISH.feast, 1), { minQty: 2 }],
    'more than is left, over all lines': [
      async (client) => {
        await putLine(client, DISH.soup, 2);
        return putLine(client, DISH.soup, 2);
      },
      { maxQty: 1 },
    ],
  },
};

function chosen(...pairs: [number, number][]) {
  return pairs.map(([modifierItemId, quantity]) => ({ modifierItemId, quantity }));
}

const choices: [string, number, ReturnType<typeof chosen>, number][] = [
  ['one choice twice', DISH.pizza, chosen([CHOICE.small, 2]), 10],
  [
    'more units than the group takes',
    DISH.pizza,
    chosen([CHOICE.small, 1], [CHOICE.olives, 5]),
    11,
  ],
  [
    'more of one choice than it allows',
    DISH.pizza,
    chosen([CHOICE.small, 1], [CHOICE.cheese, 3]),
    11,
  ],
  ['a choice of another dish', DISH.plate, chosen([CHOICE.fries, 1]), 12],
  ['a nested choice that is missing', DISH.combo, chosen([CHOICE.fries, 1]), 15],
  [
    'a nested choice that nothing leads to',
    DISH.combo,
    chosen([CHOICE.salad, 1], [CHOICE.withDip, 1]),
    15,
  ],
];

describe('a cart refuses', () => {
  refuses(cart);

  it.each(choices)('choices with %s: -17', async (_name, item, list, groupId) => {
    const answer = await putLine(startDemo(), item, 1, list);
    expect(answer).toMatchObject({ http: 200, status: -17, data: { groupId } });
  });
});

it('a line already sent to the kitchen cannot be changed', async () => {
  const client = startDemo();
  const { data } = await client.call<AddedLine>('TableCart', { body: lineBody(DISH.three, 1) });
  const { eOrderID } = (await saveTable(client)).data;
  await client.call(`TableCart/PlaceOrder/${eOrderID}`);
  for (const path of [
    `TableCart/UpdateCartQty/${data.tableCartId}/2`,
    `TableCart/RemoveFromCart/${data.tableCartId}`,
    `TableCart/EditMenuItem/TINY/${DISH.three}/${data.tableCartId}`,
  ]) {
    expect(await client.call(path)).toMatchObject({ status: -15, data: { eOrderID } });
  }
});
