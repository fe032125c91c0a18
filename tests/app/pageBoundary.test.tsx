import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PageBoundary } from '../../src/app/PageBoundary.tsx';
import { pendingOrderEntry, type PendingOrder } from '../../src/storage/orderEntries.ts';
import { lazyPage } from '../../src/lazy/lazyPart.tsx';
import { ORDER_REQUEST } from '../../src/contract/examples/tableCartOrders.ts';
import { speakEnglish } from '../i18n/english.ts';

beforeAll(speakEnglish);
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const sending: PendingOrder = {
  state: 'sending',
  request: { ...ORDER_REQUEST, orderType: 'Table' },
  eOrderID: 0,
  code: 'TINY',
  tableCode: 'T1',
  orderType: 'Table',
  sentAt: new Date().toISOString(),
  customerId: 0,
};

async function titleAt(address: string): Promise<string | null> {
  const lost = new TypeError('Failed to fetch dynamically imported module');
  const Page = lazyPage(() => Promise.reject<{ Page: () => null }>(lost), 'Page');
  render(
    <MemoryRouter initialEntries={[address]}>
      <PageBoundary pageKey={address}>
        <Suspense>
          <Page />
        </Suspense>
      </PageBoundary>
    </MemoryRouter>,
    { onCaughtError: () => undefined },
  );
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

it.each([
  ['/Cart/TINY/T1', 'Something went wrong'],
  ['/Cart/TINY/T1/7001', 'We are checking your order'],
  ['/Delivery/TINY/Order/7001', 'We are checking your order'],
  ['/CardDetails/EOrder/TINY/7001', 'We are checking your order'],
  ['/qlub', 'We are checking your order'],
])('a page whose file fails to load: at %s it says "%s"', async (address, title) => {
  expect(await titleAt(address)).toBe(title);
});

it('a page whose file fails to load while an order is being sent says nothing bad about the order', async () => {
  pendingOrderEntry.write(sending, 'abcdefghijkl');
  expect(await titleAt('/Payment/TINY/T1')).toBe('We are checking your order');
  expect(screen.getByText(/You will not be charged twice/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
});
