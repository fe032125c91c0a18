/** A page of a table or a room, on the demo server of small restaurants. */
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CartProvider } from '../../src/ordering/cart/CartProvider.tsx';
import { CheckoutProvider } from '../../src/ordering/checkout/CheckoutProvider.tsx';
import { TableSide } from '../../src/app/TableSide.tsx';
import { VisitContext } from '../../src/ordering/visit/useVisit.ts';
import { createQueryClient } from '../../src/queries/client.ts';
import { appStore } from '../../src/state/appStore.ts';
import type { Visit } from '../../src/state/sessionSlice.ts';
import type { DemoClient } from '../demo/fixtures/client.ts';
import { startVenue } from '../ordering/cart/demoVenue.ts';

export const AT_TABLE: Visit = { code: 'TINY', tableCode: 'T1', state: 'Table' };

function Frame({ children }: { children: ReactNode }) {
  const [onRefused] = useState(() => () => undefined);
  return (
    <CartProvider onRefused={onRefused}>
      <CheckoutProvider>{children}</CheckoutProvider>
    </CartProvider>
  );
}

/** Renders a page at an address. `path` is the route's pattern. */
export async function showAtTable(
  page: ReactNode,
  { visit = AT_TABLE, path = '/', at = path }: { visit?: Visit; path?: string; at?: string },
  before?: (demo: DemoClient) => Promise<unknown>,
): Promise<DemoClient> {
  const demo = await startVenue();
  appStore.setState({ orderKeys: {}, isOffline: false });
  await before?.(demo);
  const element = (
    <VisitContext value={visit}>
      <TableSide>
        <Frame>{page}</Frame>
      </TableSide>
    </VisitContext>
  );
  const routes = [path, '*'].map((pattern) => ({ path: pattern, element }));
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return demo;
}
