import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
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
  expect(screen.getByRole('button', { name: /by text message(?:60|5\d) s$/ })).toBeVisible();
});

it('a number that is locked lets another one go', async () => {
  await showDelivery(<VerificationPage />, {
    at: `/Delivery/${CODE}/Verification`,
    path: '/Delivery/:code/Verification',
    isLoggedIn: false,
  });
  const answerAsUsual = fetch;
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input.url;
    const refusal = { status: -42, dataenum: { retryAfterSeconds: 900 } };
    return address.includes('/SendVerificationCode/')
      ? Promise.resolve(Response.json(refusal))
      : answerAsUsual(input, init);
  });
  const number = await screen.findByLabelText(/Mobile number/);
  fireEvent.change(number, { target: { value: '50000003' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('button', { name: 'Try again in 15 minutes' })).toBeVisible();
  fireEvent.change(number, { target: { value: '50000004' } });
  expect(await screen.findByRole('button', { name: 'Send code' })).not.toHaveAttribute(
    'aria-disabled',
  );
});
