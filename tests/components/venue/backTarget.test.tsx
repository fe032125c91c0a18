import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useBackTarget } from '../../../src/components/venue/header/useBackTarget.ts';
import { VisitContext } from '../../../src/ordering/visit/useVisit.ts';
import { createQueryClient } from '../../../src/queries/client.ts';

function Target() {
  return <output>{JSON.stringify(useBackTarget())}</output>;
}

it('the back link of a tab that began at the login stays in the app', async () => {
  history.replaceState(null, '', '/Delivery/BEIT/Verification');
  const element = (
    <QueryClientProvider client={createQueryClient()}>
      <VisitContext value={{ code: 'BEIT', tableCode: '0', state: 'Delivery' }}>
        <Target />
      </VisitContext>
    </QueryClientProvider>
  );
  const router = createBrowserRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  const target = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
  const go = (to: string, replace: boolean) => act(() => router.navigate(to, { replace }));

  await go('/Delivery/BEIT/Item/1312', true);
  expect(target()).toEqual({ to: '/Delivery/BEIT' });
  await go('/Delivery/BEIT/Item/1117', false);
  expect(target()).toBe('history');
  router.dispose();
});
