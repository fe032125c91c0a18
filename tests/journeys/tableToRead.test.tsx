import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import EN from '../../public/assets/i18n/EN.json';
import { CartPage } from '../../src/pages/cart/CartPage.tsx';
import { ItemPage } from '../../src/pages/menu/ItemPage.tsx';
import { MenuPage } from '../../src/pages/menu/MenuPage.tsx';
import { PaymentPage } from '../../src/pages/checkout/PaymentPage.tsx';
import { uniqueCartIdOf } from '../../src/storage/uniqueCartId.ts';
import type { Visit } from '../../src/state/sessionSlice.ts';
import { putLine } from '../demo/fixtures/journey.ts';
import { sceneBeforeEach } from './deliveryScene.tsx';
import { AT_TABLE, showAtTable } from './tableScene.tsx';

sceneBeforeEach();

const ROOM: Visit = {
  code: 'DINER',
  tableCode: 'DINER-R101',
  state: 'Room',
  roomCode: 'HOTEL',
  roomTableId: 101,
};
const CLUB = 400;
const ADD = /^(?:Add (?!more)|Place order|Go to payment)/;

it.each<[string, ReactNode, { path: string; at?: string }]>([
  ['the menu', <MenuPage key="menu" />, { path: '/Menu/DINER/DINER-R101' }],
  [
    'a dish',
    <ItemPage key="item" />,
    { path: '/Item/:code/:id/:tableCode?', at: '/Item/DINER/400/DINER-R101' },
  ],
  ['the cart', <CartPage key="cart" />, { path: '/Cart/DINER/DINER-R101' }],
  ['the payment', <PaymentPage key="payment" />, { path: '/Payment/DINER/DINER-R101' }],
])('a room without a checked-in guest is for viewing only in %s', async (_, page, where) => {
  const visit = { ...ROOM, isRoomIdle: true as const };
  await showAtTable(page, { visit, ...where }, (demo) => {
    const uniqueCartId = uniqueCartIdOf('DINER', 'DINER-R101');
    const place = { code: 'DINER', tableCode: 'DINER-R101', State: 'Room', uniqueCartId };
    return putLine(demo, CLUB, 1, [], { ...place, menuScheduleUniqueId: 'DINER-3-v1' });
  });
  expect((await screen.findAllByText(EN['room.inactiveText']))[0]).toBeVisible();
  for (const button of [
    ...screen.queryAllByRole('button', { name: ADD }),
    ...screen.queryAllByRole('link', { name: ADD }),
  ]) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
  }
});

it.each<[string, ReactNode, string]>([
  ['a cart', <CartPage key="cart" />, '/Cart/TINY/NONE'],
  ['a payment', <PaymentPage key="payment" />, '/Payment/TINY/NONE'],
])('%s at an unknown table is treated like its menu', async (_, page, path) => {
  const visit = { ...AT_TABLE, tableCode: 'NONE' };
  await showAtTable(page, { visit, path });
  expect(await screen.findByText(EN['unknownTable.title'])).toBeVisible();
  expect(screen.getByText(EN['unknownTable.text'])).toBeVisible();
  expect(screen.getByRole('link', { name: EN['home.toMenu'] })).toHaveAttribute(
    'href',
    '/Menu/TINY/NONE',
  );
  expect(screen.queryByText(EN['error.title'])).toBeNull();
});
