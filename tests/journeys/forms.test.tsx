import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { OrderScreen } from '../../src/components/order/OrderScreen.tsx';
import { AddressPage } from '../../src/pages/account/AddressPage.tsx';
import { ProfilePage } from '../../src/pages/account/ProfilePage.tsx';
import { VerificationPage } from '../../src/pages/account/VerificationPage.tsx';
import { OrderDetailsPage } from '../../src/pages/checkout/OrderDetailsPage.tsx';
import { OrderPage } from '../../src/pages/order/OrderPage.tsx';
import { answer, failing } from './answers.ts';
import { CODE, fillCart, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

/** Refuses one field that the form has and one that it does not have. */
function refuse(call: string, field: string) {
  const errors = [
    { field, message: 'This is not right.' },
    { field: 'unheardOf', message: 'The moon is in the way.' },
  ];
  answer({ [call]: () => Response.json({ status: -2, errors }, { status: 422 }) });
}

const before = () => fillCart();
it.each([
  ['profile', <ProfilePage key="1" />, ':code/profile', 'profile', 'SaveUserProfile', 'firstName'],
  [
    'address',
    <AddressPage key="1" />,
    ':code/Address/:id',
    'Address/910',
    'updateUserAddress',
    'street',
  ],
  [
    'order',
    <OrderDetailsPage key="1" />,
    ':code/orderdetails',
    'orderdetails',
    'SaveEOrder',
    'note',
  ],
])(
  'the form of the %s shows errors at its fields, and others beside them',
  async (_, page, path, at, call, field) => {
    await showDelivery(page, { path: `/Delivery/${path}`, at: `/Delivery/${CODE}/${at}`, before });
    const save = await screen.findByRole('button', { name: /^(Save|Review the order)/ });
    refuse(call, field);
    fireEvent.click(save);
    expect(await screen.findByText('The moon is in the way.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^The moon is in the way\.$/);
    expect(screen.getByText('This is not right.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

it('the phone number form shows errors about its field and about others', async () => {
  await showDelivery(<VerificationPage />, {
    path: '/Delivery/:code/Verification',
    at: `/Delivery/${CODE}/Verification`,
    isLoggedIn: false,
  });
  refuse('SendVerificationCode', 'mobileNo');
  fireEvent.change(await screen.findByLabelText(/Mobile number/), {
    target: { value: '50000003' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The moon is in the way\.$/);
  expect(screen.getByText('This is not right.')).toBeVisible();
});

it('an error about a field that this venue does not show is shown beside the form', async () => {
  await showDelivery(<ProfilePage />, {
    path: '/Delivery/:code/profile',
    at: `/Delivery/${CODE}/profile`,
  });
  const save = await screen.findByRole('button', { name: 'Save' });
  refuse('SaveUserProfile', 'mobileNo');
  fireEvent.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This is not right. The moon is in the way.',
  );
});

it.each([
  ['profile', <ProfilePage key="profile" />, '/Delivery/:code/profile', 'profile', 'Save'],
  [
    'address',
    <AddressPage key="address" />,
    '/Delivery/:code/Address/:id',
    'Address/910',
    'Save address',
  ],
])('the form of the %s waits as long as the server demands', async (_, page, path, at, word) => {
  await showDelivery(page, { path, at: `/Delivery/${CODE}/${at}` });
  const save = await screen.findByRole('button', { name: word });
  const refuse = vi.fn(() =>
    Response.json({ status: 0 }, { status: 429, headers: { 'Retry-After': '30' } }),
  );
  answer({ SaveUserProfile: refuse, updateUserAddress: refuse });
  fireEvent.click(save);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again in 30 s' }));
  expect(refuse).toHaveBeenCalledTimes(1);
});

it.each<[string, () => ReactNode]>([
  ['an order of a customer', () => <OrderPage />],
  ['an order at a table', () => <OrderScreen eOrderId={7001} hasCart={false} />],
  ['the form of an order', () => <OrderDetailsPage />],
])('%s that cannot be loaded has a heading with the reason', async (_, page) => {
  await showDelivery(page(), {
    path: '/Delivery/:code/Order/:id',
    at: `/Delivery/${CODE}/Order/7001`,
    before: failing('*'),
  });
  const title = { level: 1, name: 'Something went wrong' };
  expect(await screen.findByRole('heading', title)).toBeVisible();
});
