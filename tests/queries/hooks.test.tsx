import { globSync, readFileSync } from 'node:fs';
import { QueryClientProvider, type UseMutationResult } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as apiClient from '../../src/api/client.ts';
import type { Controller, Endpoint } from '../../src/contract/endpoint.ts';
import { createQueryClient } from '../../src/queries/client.ts';
import * as addresses from '../../src/queries/delivery/addresses.ts';
import * as customer from '../../src/queries/delivery/customer.ts';
import * as loyalty from '../../src/queries/delivery/loyalty.ts';
import * as deliveryMenu from '../../src/queries/delivery/menu.ts';
import * as settings from '../../src/queries/delivery/settings.ts';
import * as dishes from '../../src/queries/dishes.ts';
import * as menu from '../../src/queries/menu.ts';
import * as placeCalls from '../../src/queries/places.ts';
import * as notification from '../../src/queries/notification.ts';
import * as rateAndReview from '../../src/queries/rateAndReview.ts';
import * as tableCart from '../../src/queries/tableCart.ts';
import * as orderCalls from '../../src/queries/tableCartOrders.ts';
import * as cartCounts from '../../src/queries/cartCounts.ts';
import * as pageCalls from '../../src/queries/tablePage.ts';
import { contractCalls } from '../../src/contract/examples/contractCalls.ts';
import { titledCalls } from '../contract/titledCalls.ts';

const called: Endpoint[] = [];
const asked: object[] = [];
vi.mock('../../src/api/client.ts', async (original) => ({
  ...(await original<typeof apiClient>()),
  call: (endpoint: Endpoint, question: object) => {
    called.push(endpoint);
    asked.push(question);
    const found = contractCalls.find((contractCall) => contractCall.endpoint === endpoint);
    return Promise.resolve(found?.literal.answer);
  },
}));
beforeEach(() => {
  called.length = 0;
  asked.length = 0;
});

type Hook = (...args: unknown[]) => unknown;

const hooks: Record<Controller, object> = {
  TableCart: { ...tableCart, ...orderCalls, ...cartCounts, ...pageCalls },
  Menu: { ...menu, ...dishes, ...placeCalls },
  Notification: notification,
  RateAndReview: rateAndReview,
  Delivery: { ...settings, ...deliveryMenu, ...customer, ...addresses, ...loyalty },
};

/** Calls whose name the table side or the router has already taken. */
const OTHER_NAMES: Record<string, string> = {
  'Delivery.getCountries': 'useDeliveryCountries',
  'Delivery.getLocation': 'useLocationSetup',
};

/** Calls of the ordering core outside React, or read as queries: of several carts, or per side. */
const WITHOUT_HOOK: Partial<Record<Controller, string>> = {
  TableCart: `
    saveCartItem addToCart removeFromCart updateCartQty getCartCount removeOrders
    validatePromoCode checkQlubPaymentStatusForTransaction creditCardPaymentResult saveEOrder
    saveEOrderDriveThrough placeOrder`,
  Delivery: `
    getDiscountForItems getAutomaticPromoForStore logout getMenu getHeaderSetup
    getOperationHours getUnavailableItemsForStore`,
  Menu: 'getMenuItemsForFilter',
};

function hookNameOf(controller: Controller, name: string): string {
  const word = name.replace(/^get/, '');
  return (
    OTHER_NAMES[`${controller}.${name}`] ?? `use${word.charAt(0).toUpperCase()}${word.slice(1)}`
  );
}

function hookOf(controller: Controller, name: string): Hook {
  const hookName = hookNameOf(controller, name);
  const hook = (hooks[controller] as Record<string, Hook>)[hookName];
  if (!hook) throw new Error(`${controller}.${name} has no ${hookName}`);
  return hook;
}

const written = globSync('src/queries/**/*.ts')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** False for a hook that is written by hand: it takes its parameters one by one. */
const isMade = (hookName: string) => written.includes(`const ${hookName} = readHook(`);

function render(use: () => unknown) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(use, { wrapper });
}

const hooked = titledCalls.filter(
  ([, { controller, name }]) => !WITHOUT_HOOK[controller]?.split(/\s+/).includes(name),
);
const reads = hooked.filter(([, { endpoint }]) => !endpoint.changesData);
const changes = hooked.filter(([, { endpoint }]) => endpoint.changesData);

describe.each(reads)('%s', (_, { controller, name, endpoint, literal }) => {
  const useIt = hookOf(controller, name);
  const hasOneParameter = isMade(hookNameOf(controller, name));
  const { params, body } = literal;
  // All but the last parameter, which holds the options.
  const args = hasOneParameter
    ? [{ ...params, ...(body !== undefined && { body }) }]
    : Array.from({ length: useIt.length - 1 }, () => 1);

  it('is sent when it is drawn, once for several components', async () => {
    const { result } = render(() => [useIt(...args), useIt(...args)]);
    await waitFor(() => {
      expect(result.current).toMatchObject([{ status: 'success' }, { status: 'success' }]);
    });
    expect(result.current).toMatchObject([{ data: literal.answer }, {}]);
    expect(called).toEqual([endpoint]);
    if (hasOneParameter) expect(asked).toMatchObject([literal.params]);
  });

  it('waits until it is enabled', async () => {
    render(() => useIt(...args, { enabled: false }));
    await act(() => Promise.resolve());
    expect(called).toEqual([]);
  });
});

describe.each(changes)('%s', (_, { controller, name, endpoint, literal }) => {
  const useIt = hookOf(controller, name);

  it('is not sent when it is drawn and once when it is called, also offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { result } = render(() => useIt());
    expect(called).toEqual([]);
    const change = result.current as UseMutationResult<unknown, Error, object>;
    const photo = { file: new Blob(['x']), fileName: 'a.webp' };
    expect(await act(() => change.mutateAsync(photo))).toEqual(literal.answer);
    expect(called).toEqual([endpoint]);
  });
});
