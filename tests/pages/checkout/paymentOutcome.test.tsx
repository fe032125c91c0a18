import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { PaymentOutcome } from '../../../src/pages/checkout/PaymentOutcome.tsx';
import type { PaymentResult } from '../../../src/contract/payment.ts';
import { usePaymentCheck } from '../../../src/ordering/checkout/usePaymentCheck.ts';
import { creditCardPaymentResult } from '../../../src/contract/endpoints/tableCartOrders.ts';
import { queryOf } from '../../../src/queries/read.ts';
import { speakEnglish } from '../../i18n/english.ts';
import { AtVenue } from '../../components/atVenue.tsx';

beforeAll(speakEnglish);
afterEach(() => {
  vi.useRealTimers();
});

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

const ANSWERED = {
  isUnanswered: false,
  isUnknown: false,
  isGivenUp: false,
  isAsking: false,
  askAgain: () => undefined,
};

/** Shows the payment's page; the page of the order has other words. */
const show = (outcome: ReactNode) =>
  render(
    <AtVenue at="/CardDetails/EOrder/BEIT/7">
      <Routes>
        <Route path="/Cart/BEIT/T12/7" element="The order" />
        <Route path="*" element={outcome} />
      </Routes>
    </AtVenue>,
  );

it('leads to the order if it has expired', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ status: -14, dataenum: { eOrderID: 7 } })),
  );
  show(<PaymentOutcome check={{ ...ANSWERED, result: NOT_STARTED }} wayOut={null} />);
  fireEvent.click(screen.getByRole('button', { name: EN['payment.pay'] }));
  expect(await screen.findByText('The order')).toBeVisible();
});

const QUESTION = queryOf(creditCardPaymentResult, { eOrderId: 7 });
const DO_NOT_PAY = /Nothing is lost; please do not pay again/;

function Asked() {
  const check = usePaymentCheck(QUESTION, 7);
  return <PaymentOutcome check={check} wayOut={<a href="/Menu/BEIT/T12">To the menu</a>} />;
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Returns from the payment page to a server with these answers. */
async function askWith(answers: () => Response) {
  vi.useFakeTimers();
  const asked = vi.fn(() => Promise.resolve(answers()));
  vi.stubGlobal('fetch', asked);
  show(<Asked />);
  await wait(0);
  return asked;
}

describe('after a payment, while the server answers badly', () => {
  it.each<[string, () => Response]>([
    ['a fault', () => Response.json({ status: 0, message: 'NullReference' }, { status: 500 })],
    [
      'a page',
      () => new Response('<h1>Gateway</h1>', { headers: { 'Content-Type': 'text/html' } }),
    ],
  ])('%s: keeps asking, and says not to pay again', async (_, badAnswer) => {
    let isBad = true;
    await askWith(() =>
      isBad
        ? badAnswer()
        : Response.json({ status: 1, dataenum: { ...NOT_STARTED, paymentStatus: 3 } }),
    );
    expect(screen.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
    expect(screen.getByText(DO_NOT_PAY)).toBeVisible();
    expect(screen.queryByText(/NullReference|error occurred/)).toBeNull();
    isBad = false;
    await wait(2500);
    expect(screen.getByText('The order')).toBeVisible();
  });

  it('ignores an answer about another order', async () => {
    await askWith(() =>
      Response.json({ status: 1, dataenum: { ...NOT_STARTED, eOrderID: 8, paymentStatus: 3 } }),
    );
    expect(screen.getByRole('heading', { name: 'We could not find this payment' })).toBeVisible();
  });

  it('asks for three minutes, then when the diner taps', async () => {
    const asked = await askWith(() => new Response('', { status: 500 }));
    await wait(30_000);
    expect(asked.mock.calls.length).toBeGreaterThan(12);
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
    await wait(150_000);
    const times = asked.mock.calls.length;
    await wait(60_000);
    expect(asked).toHaveBeenCalledTimes(times);
    expect(screen.getByText(DO_NOT_PAY)).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the menu' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await wait(0);
    expect(asked).toHaveBeenCalledTimes(times + 1);
  });

  it('offers no second payment while it has no answer', async () => {
    let isBad = false;
    await askWith(() =>
      isBad
        ? new Response('', { status: 500 })
        : Response.json({ status: 1, dataenum: { ...NOT_STARTED, paymentStatus: 1 } }),
    );
    expect(screen.getByRole('button', { name: 'Continue payment' })).toBeVisible();
    isBad = true;
    await wait(2500);
    expect(screen.queryByRole('button', { name: 'Continue payment' })).toBeNull();
    expect(screen.getByText(DO_NOT_PAY)).toBeVisible();
  });

  it('stops asking about an unknown payment', async () => {
    const asked = await askWith(() => Response.json({ status: -1, dataenum: null }));
    expect(screen.getByRole('heading', { name: 'We could not find this payment' })).toBeVisible();
    await wait(10_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['stands', 5, /Your order still stands/, '/Cart/BEIT/T12/7'],
  ['was never sent', 1, /There is no order/, '/Cart/BEIT/T12/7'],
  ['was rejected', 10, /There is no order/, '/Cart/BEIT/T12/7'],
])('announces a refund of an order that %s', (_, orderStatus, words, address) => {
  const result = { ...NOT_STARTED, paymentStatus: 7, orderStatus };
  show(<PaymentOutcome check={{ ...ANSWERED, result }} wayOut={null} />);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to your order' })).toHaveAttribute('href', address);
});
