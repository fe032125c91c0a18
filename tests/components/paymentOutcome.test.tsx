import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import EN from '../../public/assets/i18n/EN.json';
import { PaymentOutcome } from '../../src/components/PaymentOutcome.tsx';
import type { PaymentResult } from '../../src/contract/payment.ts';
import { createQueryClient } from '../../src/queries/client.ts';
import { speakEnglish } from '../i18n/english.ts';

beforeAll(speakEnglish);

const NOT_STARTED: PaymentResult = {
  eOrderID: 7,
  transactionId: '',
  paymentStatus: 0,
  orderStatus: 3,
  orderNo: 'A7',
  amount: 4.5,
  currency: 'KWD',
  paidAt: undefined,
  cardLast4: undefined,
  cardBrand: undefined,
  reason: undefined,
  canRetry: false,
  code: 'BEIT',
  tableCode: 'T12',
  orderType: 'Table',
};

it.each([
  ['was placed and is paid at the table', -15],
  ['has lapsed', -14],
])('leads to the order where it %s', async (_, status) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ status, dataenum: { eOrderID: 7 } })),
  );
  const check = {
    result: NOT_STARTED,
    failure: null,
    isUnknown: false,
    isGivenUp: false,
    isAsking: false,
    askAgain: () => undefined,
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/CardDetails/EOrder/BEIT/7']}>
        <Routes>
          <Route path="/Cart/BEIT/T12/7" element="The order" />
          <Route path="*" element={<PaymentOutcome check={check} wayOut={null} />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: EN['payment.pay'] }));
  expect(await screen.findByText('The order')).toBeVisible();
});
