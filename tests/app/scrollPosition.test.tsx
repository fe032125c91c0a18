import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useScrollPosition } from '../../src/app/useScrollPosition.ts';

function Page() {
  useScrollPosition();
  return null;
}

it('scrolls to the top on a new page, and not when a page changes its own address', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/Menu'],
  });
  render(<RouterProvider router={router} />);
  const scroll = vi.spyOn(window, 'scrollTo');
  await act(() => router.navigate('/Item'));
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  await act(() => router.navigate('/Item?q=soup', { replace: true }));
  expect(scroll).toHaveBeenCalledOnce();
});
