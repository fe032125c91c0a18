import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { RootLayout } from '../../src/app/RootLayout.tsx';
import { createQueryClient } from '../../src/queries/client.ts';
import { namePage } from '../../src/ui/text/pageName.ts';
import { PageMain } from '../../src/ui/layout/PageMain.tsx';
import { speakEnglish } from '../i18n/english.ts';

beforeAll(speakEnglish);

function Layout() {
  return (
    <PageMain>
      <Outlet />
    </PageMain>
  );
}

let arrive = () => {};

/** Shows an outline first, then the page. */
function Page({ title }: { title: string }) {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    arrive = () => setIsHere(true);
  }, []);
  useEffect(() => namePage(title), [title]);
  return isHere ? <h1>{title}</h1> : <p>On its way</p>;
}

it('keeps the focus on the named main element while a page replaces its outline', async () => {
  window.scrollTo = vi.fn();
  const router = createMemoryRouter(
    [
      {
        Component: RootLayout,
        children: [
          {
            Component: Layout,
            children: [
              { path: '/cart', element: <button type="button">Pay</button> },
              { path: '/payment', element: <Page key="payment" title="Payment" /> },
              { path: '/order', element: <Page key="order" title="Your order" /> },
            ],
          },
        ],
      },
    ],
    { initialEntries: ['/cart'] },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  screen.getByRole('button').focus();
  const heard: string[] = [];
  document.addEventListener('focusin', ({ target }) => {
    heard.push((target as HTMLElement).getAttribute('aria-label') ?? '');
  });
  await act(() => router.navigate('/payment'));
  act(() => arrive());
  expect(screen.getByRole('main', { name: 'Payment' })).toHaveFocus();
  // A screen reader reads the next page too, although `main` has the focus already.
  await act(() => router.navigate('/order'));
  act(() => arrive());
  expect(screen.getByRole('main', { name: 'Your order' })).toHaveFocus();
  expect(heard).toEqual(['Payment', 'Your order']);
});
