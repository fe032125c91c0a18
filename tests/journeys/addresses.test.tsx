import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { ConceptSetup } from '../../src/contract/concept.ts';
import { settingCalls } from '../../src/contract/examples/delivery/settings.ts';
import { AddressForm } from '../../src/pages/account/AddressForm.tsx';
import { AddressListPage } from '../../src/pages/account/AddressListPage.tsx';
import { AddressPage } from '../../src/pages/account/AddressPage.tsx';
import { OrderDetailsPage } from '../../src/pages/checkout/OrderDetailsPage.tsx';
import { appStore } from '../../src/state/appStore.ts';
import { addressDraftEntry } from '../../src/storage/draftEntries.ts';
import { askedZoneEntry, deliveryAddressEntry } from '../../src/storage/servingEntries.ts';
import { failing } from './answers.ts';
import { CODE, fillCart, sceneBeforeEach, showDelivery, ZONE } from './deliveryScene.tsx';

sceneBeforeEach();

const LIST = {
  path: '/Delivery/:code/AddressList/:customerId',
  at: `/Delivery/${CODE}/AddressList/900`,
};

async function askToDelete() {
  fireEvent.click(await screen.findByRole('button', { name: 'More for Home' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
}

it('says that an address was deleted, removes it, and keeps the focus on the page', async () => {
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
    before: failing('removeUserAddress'),
  });
  await askToDelete();
  const question = screen.getByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await within(question).findByRole('alert')).toHaveTextContent('An error occurred');
  expect(appStore.getState().toasts).toEqual([]);
});

it('offers no address outside the delivery areas', async () => {
  await showDelivery(<AddressListPage />, LIST);
  const buttonsAt = (street: RegExp) =>
    within(screen.getByRole('group', { name: street })).queryAllByRole('button').length;
  await screen.findByRole('button', { name: 'More for Work' });
  expect([buttonsAt(/Far street/), buttonsAt(/Second street/)]).toEqual([0, 1]);
});

it('makes another address the default by the same button', async () => {
  await showDelivery(<AddressListPage />, LIST);
  fireEvent.click(await screen.findByRole('button', { name: 'More for Work' }));
  const sheet = within(screen.getByRole('dialog'));
  fireEvent.click(sheet.getByRole('button', { name: 'Make default' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect
    .poll(() => screen.getByRole('heading', { name: /Work/ }).textContent)
    .toContain('Default');
});

const NEW = { path: '/Delivery/:code/Address/:id', at: `/Delivery/${CODE}/Address/0` };
async function chooseArea(name: string) {
  const area = await screen.findByLabelText('Area');
  const option = screen.getByRole<HTMLOptionElement>('option', { name });
  fireEvent.change(area, { target: { value: option.value } });
}

it('shows the delivery fee and the minimum of the area', async () => {
  await showDelivery(<AddressPage />, NEW);
  await chooseArea('Sharq');
  const terms = (await screen.findByText('We deliver here')).parentElement;
  expect(terms).toHaveTextContent(/Delivery fee.*0\.750/);
  expect(terms).toHaveTextContent(/Minimum order.*3\.000/);
  expect(terms).toHaveTextContent(/Free delivery from.*20\.000/);
  expect(terms).toHaveTextContent(/30 min/);
});

it("shows the minimum of the venue if the area's is lower", async () => {
  await showDelivery(<AddressPage />, NEW);
  await chooseArea('Salmiya');
  const terms = (await screen.findByText('We deliver here')).parentElement;
  expect(terms).toHaveTextContent(/Minimum order.*2\.000/);
});

it('says that the terms of the area could not be loaded, and offers to try again', async () => {
  const demo = await showDelivery(<AddressPage />, {
    ...NEW,
    before: failing('checkDeliveryZone'),
  });
  await chooseArea('Sharq');
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  await demo.control({ action: 'clearFaults' });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('We deliver here')).toBeVisible();
});

it("keeps letters out of the contact's number, and accepts Arabic digits", async () => {
  const setup = {
    ...(settingCalls.getConceptSetup.answer as ConceptSetup),
    addressFields: [{ field: 'contactMobileNo', ask: 'optional', maxLength: undefined }] as const,
  };
  await showDelivery(
    <AddressForm
      address={undefined}
      customerId={900}
      setup={{ ...setup, addressFields: [...setup.addressFields] }}
      cities={[]}
      onSaved={() => undefined}
    />,
  );
  const number = screen.getByLabelText(/Phone of the contact/);
  fireEvent.change(number, { target: { value: 'call ٥٠٠٠ 0001' } });
  expect(number).toHaveValue(' 5000 0001');
});

/** A customer without an address. */
const NEWCOMER = 904;
const PAGES = (
  <Routes>
    <Route path="/Delivery/:code/orderdetails" element={<OrderDetailsPage />} />
    <Route path="/Delivery/:code/Address/:id" element={<AddressPage />} />
  </Routes>
);

const show = () =>
  showDelivery(PAGES, {
    path: '*',
    at: `/Delivery/${CODE}/orderdetails`,
    mobileNo: '50000003',
    before: async () => {
      askedZoneEntry.write({ areaId: 1, label: 'Sharq', zone: ZONE }, CODE);
      await fillCart(NEWCOMER);
    },
  });

const fill = (label: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: '7' } });

const bill = () => screen.getByRole('region', { name: 'Bill' });
/** Taps the link as soon as it is there. */
async function addAddress(): Promise<void> {
  fireEvent.click(await screen.findByRole('link', { name: 'Add an address' }));
}

it('does not ask again for an area chosen before the login, and uses the first address', async () => {
  await show();
  expect(await screen.findByText('Your area: Sharq')).toBeVisible();
  expect(within(bill()).getByText(/0\.750/)).toBeVisible();
  await addAddress();
  expect(await screen.findByLabelText('Area')).toHaveDisplayValue('Sharq');
  fill('Street');
  fill('House or building number');
  fireEvent.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('Deliver to')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent(/\/orderdetails$/);
  expect(within(bill()).getByText(/0\.750/)).toBeVisible();
  // The next new address starts with a blank form.
  expect(addressDraftEntry.read(CODE)).toBeUndefined();
});

it('keeps an address that is being written', async () => {
  await show();
  await addAddress();
  await screen.findByLabelText('Street');
  fill('Street');
  cleanup();
  await showDelivery(<AddressPage />, {
    path: '/Delivery/:code/Address/:id',
    at: `/Delivery/${CODE}/Address/0`,
    mobileNo: '50000003',
  });
  expect(await screen.findByLabelText('Street')).toHaveValue('7');
});
