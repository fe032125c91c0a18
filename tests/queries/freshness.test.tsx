import { focusManager, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as addressApi from '../../src/api/delivery/addresses.ts';
import { configureApi } from '../../src/api/client.ts';
import { ApiFailure } from '../../src/api/failure.ts';
import * as menuApi from '../../src/api/menu.ts';
import type { DeliveryAddress } from '../../src/contract/customer.ts';
import type { Menu } from '../../src/contract/menu.ts';
import type { StoreRef } from '../../src/contract/venue.ts';
import { createQueryClient } from '../../src/queries/client.ts';
import { useRemoveUserAddress, useUserAddressList } from '../../src/queries/delivery/addresses.ts';
import { menuQuery, storeIdFromCodeQuery, useMenu } from '../../src/queries/menu.ts';
import { deliveryCalls } from '../contract/delivery.ts';
import { menuCalls } from '../contract/menu.ts';

const MENU = menuCalls.getMenu.answer as Menu;
const ADDRESSES = deliveryCalls.getUserAddressList.answer as DeliveryAddress[];

let client: QueryClient;
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
beforeEach(() => {
  client = createQueryClient();
});
afterEach(() => {
  configureApi({ lang: () => 'EN' });
  focusManager.setFocused(undefined);
});

it('a failed read is not read again behind the back of the client', async () => {
  const getMenu = vi.spyOn(menuApi, 'getMenu').mockRejectedValue(new ApiFailure('network', 'Menu'));
  const { result } = renderHook(() => useMenu('BEIT', 'T12', 'EN'), { wrapper });
  await waitFor(() => {
    expect(result.current.error).toBeInstanceOf(ApiFailure);
  });
  expect(getMenu).toHaveBeenCalledOnce();
});

it('coming back to the app reads nothing again by itself', async () => {
  const getMenu = vi.spyOn(menuApi, 'getMenu').mockResolvedValue(MENU);
  const { result } = renderHook(() => useMenu('BEIT', 'T12', 'EN', { staleTime: 0 }), { wrapper });
  await waitFor(() => {
    expect(result.current.isSuccess).toBe(true);
  });
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  expect(getMenu).toHaveBeenCalledOnce();
});

it('each language has its own copy, also where the path names none', async () => {
  const store = vi
    .spyOn(menuApi, 'getStoreIdFromCode')
    .mockResolvedValue(menuCalls.getStoreIdFromCode.answer as StoreRef);
  await client.fetchQuery(storeIdFromCodeQuery('BEIT'));
  configureApi({ lang: () => 'AR' });
  await client.fetchQuery(storeIdFromCodeQuery('BEIT'));
  await client.fetchQuery(storeIdFromCodeQuery('BEIT'));
  expect(store).toHaveBeenCalledTimes(2);
});

it('a read is given up when its page goes away', async () => {
  let signal: AbortSignal | undefined;
  vi.spyOn(menuApi, 'getMenu').mockImplementation((_lang, _code, _query, given) => {
    signal = given;
    return new Promise(() => undefined);
  });
  const { unmount } = renderHook(() => useMenu('BEIT', 'T12', 'EN'), { wrapper });
  await waitFor(() => {
    expect(signal?.aborted).toBe(false);
  });
  unmount();
  await client.cancelQueries({ queryKey: menuQuery('BEIT', 'T12', 'EN').queryKey });
  expect(signal?.aborted).toBe(true);
});

it('a deleted address is read again wherever addresses are shown', async () => {
  const list = vi.spyOn(addressApi, 'getUserAddressList').mockResolvedValue(ADDRESSES);
  vi.spyOn(addressApi, 'removeUserAddress').mockResolvedValue([]);
  const { result } = renderHook(
    () => ({ list: useUserAddressList(501, 'BEIT'), remove: useRemoveUserAddress() }),
    { wrapper },
  );
  await waitFor(() => {
    expect(result.current.list.isSuccess).toBe(true);
  });
  await act(() => result.current.remove.mutateAsync({ customerId: 501, addressId: 61 }));
  expect(list).toHaveBeenCalledTimes(2);
});
