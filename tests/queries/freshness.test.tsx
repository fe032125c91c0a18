import { focusManager, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as apiClient from '../../src/api/client.ts';
import { addressOf } from '../../src/api/address.ts';
import { configureApi } from '../../src/api/client.ts';
import { ApiFailure } from '../../src/api/failure.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { getMenu, getStoreIdFromCode } from '../../src/contract/endpoints/menu.ts';
import { checkOperationHourForTable } from '../../src/contract/endpoints/tablePage.ts';
import { adoptEarlyAnswers } from '../../src/lazy/earlyAnswers.ts';
import { createQueryClient } from '../../src/queries/client.ts';
import { useRemoveUserAddress, useUserAddressList } from '../../src/queries/delivery/addresses.ts';
import { useMenu } from '../../src/queries/menu.ts';
import { queryOf } from '../../src/queries/read.ts';
import { useCheckOperationHourForTable } from '../../src/queries/tablePage.ts';
import { addressCalls } from '../../src/contract/examples/delivery/addresses.ts';
import { menuCalls } from '../../src/contract/examples/menu.ts';
import { pageCalls } from '../../src/contract/examples/tablePage.ts';

const MENU = menuCalls.getMenu.answer;
const ADDRESSES = addressCalls.getUserAddressList.answer;

interface Options {
  signal: AbortSignal;
}
const server = vi.hoisted(() => ({
  call: vi.fn<(endpoint: Endpoint, asked: object, options: Options) => Promise<unknown>>(),
}));
vi.mock('../../src/api/client.ts', async (original) => ({
  ...(await original<typeof apiClient>()),
  call: server.call,
}));

let client: QueryClient;
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
beforeEach(() => {
  client = createQueryClient();
  server.call.mockReset();
});
afterEach(() => {
  configureApi({ lang: () => 'EN' });
  focusManager.setFocused(undefined);
});

it('the query client repeats no failed read', async () => {
  server.call.mockRejectedValue(new ApiFailure('network', 'Menu'));
  const { result } = renderHook(() => useMenu({ code: 'BEIT', tableCode: 'T12', lang: 'EN' }), {
    wrapper,
  });
  await waitFor(() => {
    expect(result.current.error).toBeInstanceOf(ApiFailure);
  });
  expect(server.call).toHaveBeenCalledOnce();
});

it('a return to the app reads nothing again by itself', async () => {
  server.call.mockResolvedValue(MENU);
  const { result } = renderHook(
    () => useMenu({ code: 'BEIT', tableCode: 'T12', lang: 'EN' }, { staleTime: 0 }),
    { wrapper },
  );
  await waitFor(() => {
    expect(result.current.isSuccess).toBe(true);
  });
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  expect(server.call).toHaveBeenCalledOnce();
});

it('a preloaded answer is there in the first step, and its page does not ask again', async () => {
  const text = JSON.stringify(pageCalls.checkOperationHourForTable.answer);
  const answer = Promise.resolve({
    httpStatus: 200,
    text,
    copyOf: null,
    tag: null,
    atMs: Date.now(),
  });
  const body = { tableCode: 'T12', orderTime: '' };
  adoptEarlyAnswers([{ address: addressOf(checkOperationHourForTable, { body }), answer }]);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  server.call.mockResolvedValue(pageCalls.checkOperationHourForTable.answer);
  const first = renderHook(() => useCheckOperationHourForTable('T12'), { wrapper });
  expect(first.result.current.isSuccess).toBe(true);
  expect(server.call).not.toHaveBeenCalled();
  first.unmount();
  // A page that opens later asks as usual: hours are never fresh.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000);
  renderHook(() => useCheckOperationHourForTable('T12'), { wrapper });
  await waitFor(() => expect(server.call).toHaveBeenCalledOnce());
});

it('each language has its own copy, even if the path names none', async () => {
  server.call.mockResolvedValue(menuCalls.getStoreIdFromCode.answer);
  const question = () => queryOf(getStoreIdFromCode, { code: 'BEIT' });
  await client.fetchQuery(question());
  configureApi({ lang: () => 'AR' });
  await client.fetchQuery(question());
  await client.fetchQuery(question());
  expect(server.call).toHaveBeenCalledTimes(2);
});

it('a read is aborted when its page goes away', async () => {
  let signal: AbortSignal | undefined;
  server.call.mockImplementation((_endpoint, _asked, options) => {
    ({ signal } = options);
    return new Promise(() => undefined);
  });
  const { unmount } = renderHook(() => useMenu({ code: 'BEIT', tableCode: 'T12', lang: 'EN' }), {
    wrapper,
  });
  await waitFor(() => {
    expect(signal?.aborted).toBe(false);
  });
  unmount();
  const asked = { code: 'BEIT', tableCode: 'T12', lang: 'EN' } as const;
  await client.cancelQueries({ queryKey: queryOf(getMenu, asked).queryKey });
  expect(signal?.aborted).toBe(true);
});

it('a deleted address loads again wherever addresses are shown', async () => {
  server.call.mockImplementation(({ changesData }) =>
    Promise.resolve(changesData ? [] : ADDRESSES),
  );
  const { result } = renderHook(
    () => ({
      list: useUserAddressList({ customerId: 501, code: 'BEIT' }),
      remove: useRemoveUserAddress(),
    }),
    { wrapper },
  );
  await waitFor(() => {
    expect(result.current.list.isSuccess).toBe(true);
  });
  await act(() => result.current.remove.mutateAsync({ customerId: 501, addressId: 61 }));
  const lists = server.call.mock.calls.filter(([{ changesData }]) => !changesData);
  expect(lists).toHaveLength(2);
});
