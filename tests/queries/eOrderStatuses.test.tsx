import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type * as apiClient from '../../src/api/client.ts';
import { createQueryClient } from '../../src/queries/client.ts';
import { useEOrderStatuses } from '../../src/queries/eOrderStatuses.ts';
import { useCheckEOrderStatus } from '../../src/queries/tableCartOrders.ts';

const asked: unknown[] = [];
vi.mock('../../src/api/client.ts', async (original) => ({
  ...(await original<typeof apiClient>()),
  call: (_: unknown, { eOrderId }: { eOrderId: number }) => {
    asked.push(eOrderId);
    return Promise.resolve({ orderNo: `A-${eOrderId}` });
  },
}));

it('asks for each order once, together with the hook of one order', async () => {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({ all: useEOrderStatuses([41, 42]), one: useCheckEOrderStatus({ eOrderId: 42 }) }),
    { wrapper },
  );
  await waitFor(() => {
    expect(result.current.all.map(({ data }) => data?.orderNo)).toEqual(['A-41', 'A-42']);
  });
  expect(result.current.one.data?.orderNo).toBe('A-42');
  expect(asked).toEqual([41, 42]);
});
