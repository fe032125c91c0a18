import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DemoClient } from '../../demo/fixtures/client.ts';
import { saveDelivery, savedOrder } from '../../demo/fixtures/journey.ts';
import { DISH } from '../../demo/fixtures/tiny.ts';
import { appBeforeEach, CODE, openApp, placeOrder, TABLE } from '../../journeys/appScene.tsx';

appBeforeEach();

type Way = 'Table' | 'Delivery' | 'PickUp';
type State = 'saved' | 'lapsed' | 'placed' | 'done' | 'rejected' | 'cancelled';

const PICK_UP = {
  orderType: 'PickUp',
  addressId: undefined,
  menuScheduleId: 15,
  menuScheduleUniqueId: 'TINY-5-v1',
};

async function orderOf(demo: DemoClient, way: Way, isSaved: boolean): Promise<number> {
  if (way === 'Table') {
    const order = isSaved ? savedOrder(demo) : placeOrder(demo, 'Fst345678901');
    return (await order).eOrderID;
  }
  const extra = way === 'PickUp' ? PICK_UP : {};
  const { eOrderID } = (await saveDelivery(demo, DISH.fish, 1, extra)).data;
  if (!isSaved) await demo.call(`TableCart/PlaceOrder/${eOrderID}`);
  return eOrderID;
}

async function openOrder(way: Way, state: State): Promise<void> {
  let eOrderID = 0;
  const isAtTable = way === 'Table';
  const { go } = await openApp(isAtTable ? `/Menu/${CODE}/${TABLE}` : `/${way}/${CODE}`, {
    isLoggedIn: !isAtTable,
    before: async (demo) => {
      eOrderID = await orderOf(demo, way, state === 'saved' || state === 'lapsed');
      if (state === 'done') await demo.control({ action: 'advanceOrder', eOrderID, to: 8 });
      if (state === 'lapsed') await demo.control({ action: 'lapseOrder', eOrderID });
      if (state === 'rejected') await demo.control({ action: 'rejectOrder', eOrderID });
      if (state === 'cancelled') await demo.control({ action: 'cancelOrder', eOrderID });
    },
  });
  await go(
    isAtTable ? `/Cart/${CODE}/${TABLE}/${eOrderID}` : `/Delivery/${CODE}/Order/${eOrderID}`,
  );
}

/** The labels of all buttons and links on the page, with repetitions. */
function actions(): string[] {
  const page = within(screen.getByRole('main'));
  return [...page.queryAllByRole('button'), ...page.queryAllByRole('link')]
    .map(({ textContent }) => textContent.trim())
    .filter(Boolean)
    .toSorted();
}

const PAPERS = ['Receipt', 'Show to staff', 'Something is wrong'];
const AT_TABLE = [...PAPERS, 'Ask for service', 'Divide the bill', 'Order more'];

it.each<[Way, State, string[]]>([
  ['Table', 'saved', ['See the menu']],
  ['Table', 'placed', AT_TABLE],
  ['Table', 'rejected', ['Order more']],
  ['PickUp', 'saved', ['Cancel order', 'Directions', 'Go on to payment']],
  ['PickUp', 'done', [...PAPERS, 'Directions', 'Order again', 'Rate this order']],
  ['PickUp', 'rejected', ['Directions', 'Order again']],
  ['Delivery', 'saved', ['Cancel order', 'Go on to payment']],
  ['Delivery', 'cancelled', ['Order again']],
])('%s, %s: each action once', async (way, state, expected) => {
  await openOrder(way, state);
  await screen.findByRole('heading', { name: 'What you ordered' });
  await vi.dynamicImportSettled();
  await waitFor(() => expect(actions()).toEqual(expected.toSorted()));
});

it('an expired order with a receipt leads to its cart, and not to a payment', async () => {
  await openOrder('Delivery', 'lapsed');
  expect(await screen.findByRole('link', { name: 'See your cart' })).toHaveAttribute(
    'href',
    `/Delivery/${CODE}/Cart`,
  );
});

it('a delivered order has its receipt and its report once', async () => {
  await openOrder('Delivery', 'done');
  await waitFor(() =>
    expect(actions()).toEqual(
      expect.arrayContaining(['Receipt', 'Something is wrong', 'Order again', 'Rate this order']),
    ),
  );
  const found = actions();
  expect(found).toHaveLength(new Set(found).size);
});
