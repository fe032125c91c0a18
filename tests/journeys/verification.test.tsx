import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ValidationPage } from '../../src/pages/account/ValidationPage.tsx';
import { VerificationPage } from '../../src/pages/account/VerificationPage.tsx';
import { CODE, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

const HOUR_MS = 3_600_000;

it.each([
  ['slow', -HOUR_MS],
  ['fast', HOUR_MS],
])('a code lives as long as the venue says on a device whose clock is %s', async (_, ms) => {
  await showDelivery(
    <Routes>
      <Route path="/Delivery/:code/Verification" element={<VerificationPage />} />
      <Route path="*" element={<ValidationPage />} />
    </Routes>,
    {
      path: '*',
      at: `/Delivery/${CODE}/Verification`,
      isLoggedIn: false,
      before: (demo) => demo.control({ action: 'advanceClock', seconds: -ms / 1000 }),
    },
  );
  fireEvent.change(await screen.findByLabelText(/Mobile number/), {
    target: { value: '50000003' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Send code' }));
  expect(await screen.findByText(/valid for another [45]:\d\d$/)).toBeVisible();
  expect(screen.queryByText(/has expired/)).toBeNull();
  expect(screen.getByRole('button', { name: /by text message(1:00|0:5\d)$/ })).toBeVisible();
});
