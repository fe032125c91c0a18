import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AddressPage } from '../../src/pages/account/AddressPage.tsx';
import { OrderDetailsPage } from '../../src/pages/checkout/OrderDetailsPage.tsx';
import { addressDraftEntry } from '../../src/storage/draftEntries.ts';
import { askedZoneEntry } from '../../src/storage/servingEntries.ts';
import { CODE, fillCart, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

const ZONE = {
  inZone: true,
  storeId: 1,
  zoneId: 1,
  deliveryFee: 0.75,
  minOrderAmount: 3,
  minutes: 30,
  isOpenNow: true,
};
/** Without an address. */
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

/** As soon as it is there. */
async function addAddress(): Promise<void> {
  fireEvent.click(await screen.findByRole('link', { name: 'Add an address' }));
}

it('the area that was named before the login is not asked again, and the first address is used', async () => {
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
  // The next new address is a blank form.
  expect(addressDraftEntry.read(CODE)).toBeUndefined();
});

it('an address that is being written is found again', async () => {
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
