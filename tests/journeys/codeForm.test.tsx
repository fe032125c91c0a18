import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type * as client from '../../src/api/client.ts';
import { ApiFailure } from '../../src/api/failure.ts';
import type { CodeSent, Login } from '../../src/contract/customer.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { VisitContext } from '../../src/ordering/visit/useVisit.ts';
import { CodeForm } from '../../src/pages/account/CodeForm.tsx';
import { createQueryClient } from '../../src/queries/client.ts';
import { readLogin } from '../../src/storage/login.ts';
import { pendingLoginEntry } from '../../src/storage/verificationEntries.ts';
import { speakEnglish } from '../i18n/english.ts';
import { LOGIN } from '../state/aLogin.ts';

const server = vi.hoisted(() => ({
  validate: vi.fn<(asked: unknown) => Promise<Login>>(),
  send: vi.fn<(asked: unknown) => Promise<CodeSent>>(),
}));
const settings: Readonly<Record<string, unknown>> = {
  'Delivery/getConceptSetup/:code': {
    otp: { resendSeconds: 60, channels: ['sms', 'whatsapp', 'email'] },
  },
  'Delivery/getConceptInfo/:code': { phone: '+965 2245 0110' },
};
vi.mock('../../src/api/client.ts', async (original) => ({
  ...(await original<typeof client>()),
  call: ({ path }: Endpoint, asked: unknown) => {
    if (path === 'Delivery/ValidateVerificationCode/:code') return server.validate(asked);
    if (path === 'Delivery/SendVerificationCode/:code') return server.send(asked);
    return Promise.resolve(settings[path] ?? null);
  },
}));

const refusal = (status: number, details: object = {}) =>
  new ApiFailure('refusal', 'Delivery/ValidateVerificationCode', {
    httpStatus: 200,
    status,
    details,
    ...details,
  });

beforeAll(speakEnglish);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.validate.mockReset();
  server.send.mockReset();
});

function Address() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

async function show(sent: Partial<CodeSent> = {}) {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const asked = { countryId: 1, dialCode: '+965', mobileNo: '55512345', source: 'sms' } as const;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter
        initialEntries={['/Delivery/BEIT/Validation/sms?returnUrl=/Delivery/BEIT/orderList']}
      >
        <VisitContext value={{ code: 'BEIT', tableCode: '0', state: 'Delivery' }}>
          <CodeForm
            asked={{ ...asked, lang: 'EN' }}
            sent={{
              source: 'sms',
              sentTo: '+965 •••••345',
              length: 6,
              expiresAt: inSeconds(300),
              resendAt: inSeconds(60),
              triesLeft: 5,
              verificationId: 'v1',
              ...sent,
            }}
          />
        </VisitContext>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: /WhatsApp/ });
}
const field = () => screen.getByLabelText('Verification code');
async function type(text: string) {
  await act(async () => {
    fireEvent.change(field(), { target: { value: text } });
    await Promise.resolve();
  });
}

it('goes off with its last digit, once, and leads on to where the diner was going', async () => {
  server.validate.mockResolvedValue(LOGIN);
  await show();
  await type('١٢٣٤٥');
  expect(server.validate).not.toHaveBeenCalled();
  await type('١٢٣٤٥٦');
  await screen.findByText('/Delivery/BEIT/orderList');
  expect(server.validate).toHaveBeenCalledExactlyOnceWith({
    code: 'BEIT',
    body: { verificationId: 'v1', code: '123456', source: 'sms' },
  });
  expect(readLogin('BEIT')).toMatchObject({ status: 'loggedIn', customerId: 501 });
});

it('of a new customer leads to their profile, and counts as no login yet', async () => {
  server.validate.mockResolvedValue({ ...LOGIN, userName: '', isNewCustomer: true });
  await show();
  await type('123456');
  await screen.findByText('/Delivery/BEIT/validateProfile');
  expect(readLogin('BEIT').status).toBe('loggedOut');
  expect(pendingLoginEntry.read('BEIT')?.token).toBe('secret');
});

it('is cleared when it is wrong, with the tries that are left', async () => {
  server.validate.mockRejectedValue(refusal(-40, { triesLeft: 3 }));
  await show();
  await type('123456');
  expect(await screen.findByText('That code is not right. 3 tries left.')).toBeVisible();
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

it('stays when the line broke, and can be sent again', async () => {
  server.validate.mockRejectedValueOnce(new ApiFailure('network', 'x')).mockResolvedValue(LOGIN);
  await show();
  await type('123456');
  await screen.findByRole('alert');
  expect(field()).toHaveValue('123456');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('/Delivery/BEIT/orderList');
  expect(server.validate).toHaveBeenCalledTimes(2);
});

it('is locked after too many tries, for as long as the server says', async () => {
  server.validate.mockRejectedValue(refusal(-42, { retryAfterSeconds: 900 }));
  await show();
  await type('123456');
  expect(await screen.findByRole('button', { name: 'Try again in 15 minutes' })).toBeVisible();
  expect(field()).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent('Try again in 15 minutes.');
});

it('of a blocked customer leads to the phone', async () => {
  server.validate.mockRejectedValue(refusal(-45));
  await show();
  await type('123456');
  expect(await screen.findByRole('link', { name: /Call us/ })).toHaveAttribute(
    'href',
    'tel:+965 2245 0110',
  );
});

it('can be asked for anew when the wait is over, or at once when it has expired', async () => {
  server.send.mockReturnValue(new Promise(() => undefined));
  await show();
  const early = screen.getByRole('button', { name: /by WhatsApp/ });
  expect(early).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(early);
  expect(server.send).not.toHaveBeenCalled();
  // No mail address was given.
  expect(screen.queryByRole('button', { name: /by email/ })).toBeNull();

  server.validate.mockRejectedValue(refusal(-41));
  await type('123456');
  expect(await screen.findByText(/That code has expired/)).toBeVisible();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /by WhatsApp/ }));
    await Promise.resolve();
  });
  expect(server.send).toHaveBeenCalledExactlyOnceWith({
    code: 'BEIT',
    body: expect.objectContaining({ mobileNo: '55512345', source: 'whatsapp' }),
  });
});
