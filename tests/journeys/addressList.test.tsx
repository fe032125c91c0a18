import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AddressListPage } from '../../src/pages/account/AddressListPage.tsx';
import { appStore } from '../../src/state/appStore.ts';
import { deliveryAddressEntry } from '../../src/storage/servingEntries.ts';
import { CODE, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

const LIST = {
  path: '/Delivery/:code/AddressList/:customerId',
  at: `/Delivery/${CODE}/AddressList/900`,
};

async function askToDelete() {
  fireEvent.click(await screen.findByRole('button', { name: 'More for Home' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
}

it('says that an address was deleted, forgets it, and keeps the focus on the page', async () => {
  await showDelivery(<AddressListPage />, LIST);
  await askToDelete();
  expect(deliveryAddressEntry.read(CODE)?.addressId).toBe(910);
  const question = screen.getByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await expect
    .poll(() => appStore.getState().toasts.map(({ text }) => text))
    .toEqual(['Home was deleted']);
  expect(deliveryAddressEntry.read(CODE)?.addressId).not.toBe(910);
  await expect.poll(() => screen.queryByRole('button', { name: 'More for Home' })).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('keeps an address that could not be deleted, and says why', async () => {
  await showDelivery(<AddressListPage />, {
    ...LIST,
    before: (demo) =>
      demo.control({
        action: 'fail',
        call: 'removeUserAddress',
        fault: 'httpStatus',
        httpStatus: 500,
      }),
  });
  await askToDelete();
  const question = screen.getByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await within(question).findByRole('alert')).toHaveTextContent('An error occurred');
  expect(appStore.getState().toasts).toEqual([]);
});

it('tells the buttons of one home from those of another', async () => {
  await showDelivery(<AddressListPage />, LIST);
  const more = await screen.findByRole('button', { name: 'More for Home' });
  expect(more).toHaveAccessibleDescription(/Street 5/);
  const actions = screen.getByRole('group', { name: /Street 5/ });
  expect(within(actions).getByRole('link', { name: 'Edit: Home' })).toBeVisible();
});

it('offers no address that nobody delivers to', async () => {
  await showDelivery(<AddressListPage />, LIST);
  const buttonsAt = (street: RegExp) =>
    within(screen.getByRole('group', { name: street })).queryAllByRole('button').length;
  await screen.findByRole('button', { name: 'More for Work' });
  expect([buttonsAt(/Far street/), buttonsAt(/Second street/)]).toEqual([0, 1]);
});

it('makes another address the default behind the same button', async () => {
  await showDelivery(<AddressListPage />, {
    ...LIST,
    before: (demo) => demo.control({ action: 'popupsOff' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'More for Work' }));
  const sheet = within(screen.getByRole('dialog'));
  fireEvent.click(sheet.getByRole('button', { name: 'Make default' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect
    .poll(() => screen.getByRole('heading', { name: /Work/ }).textContent)
    .toContain('Default');
});
