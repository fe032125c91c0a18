import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ValidateProfilePage } from '../../src/pages/account/ValidateProfilePage.tsx';
import { ValidationPage } from '../../src/pages/account/ValidationPage.tsx';
import { VerificationPage } from '../../src/pages/account/VerificationPage.tsx';
import { readLogin } from '../../src/storage/login.ts';
import { pendingLoginEntry } from '../../src/storage/verificationEntries.ts';
import { CODE, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

const RETURN = `/Delivery/${CODE}/orderList`;
const PAGES = (
  <Routes>
    <Route path="/Delivery/:code/Verification" element={<VerificationPage />} />
    <Route path="/Delivery/:code/Validation/:source" element={<ValidationPage />} />
    <Route path="/Delivery/:code/validateProfile" element={<ValidateProfilePage />} />
    <Route path="*" element={null} />
  </Routes>
);

it('signs up with the number that the code went to', async () => {
  const demo = await showDelivery(PAGES, {
    path: '*',
    at: `/Delivery/${CODE}/Verification?returnUrl=${RETURN}`,
    isLoggedIn: false,
  });
  fireEvent.change(await screen.findByLabelText(/Mobile number/), {
    target: { value: '+965 050009999' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  const field = await screen.findByLabelText('Verification code');
  fireEvent.change(field, { target: { value: (await demo.state()).inbox[0]?.code } });
  fireEvent.change(await screen.findByLabelText('First name'), { target: { value: 'Noura' } });
  expect(pendingLoginEntry.read(CODE)).toMatchObject({
    countryId: 1,
    dialCode: '+965',
    mobileNo: '50009999',
  });
  fireEvent.change(screen.getByLabelText('Last name'), { target: { value: 'Haddad' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(RETURN));
  expect(readLogin(CODE)).toMatchObject({ status: 'loggedIn', userName: 'Noura Haddad' });
});

it('without the number that the code went to, asks for it again', async () => {
  sessionStorage.setItem(
    `codeSent${CODE}`,
    JSON.stringify({ source: 'sms', sentTo: '', verificationId: 'v1' }),
  );
  await showDelivery(PAGES, {
    path: '*',
    at: `/Delivery/${CODE}/Validation/sms`,
    isLoggedIn: false,
  });
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/Verification'));
});
