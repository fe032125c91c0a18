import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { markAnswer } from '../../src/api/copies.ts';
import { Background } from '../../src/app/Background.tsx';
import { createQueryClient } from '../../src/queries/client.ts';
import { appStore } from '../../src/state/appStore.ts';
import { readLogin } from '../../src/storage/login.ts';
import { writeLogin } from '../../src/storage/loginChanges.ts';
import { tokenEntry } from '../../src/storage/loginEntries.ts';
import { LOGIN } from '../state/aLogin.ts';

test('a copy from before this part loaded is read again, even if the network is back', async () => {
  const client = createQueryClient();
  const copy = { dishes: 'the dishes of this morning' };
  markAnswer(copy, { copyOf: '2026-01-01T10:00:00Z', tag: null });
  client.setQueryData(['menu'], copy);
  const ask = vi.fn<() => Promise<object>>().mockResolvedValue({ dishes: 'the dishes of now' });
  function Menu() {
    const { data } = useQuery({ queryKey: ['menu'], queryFn: ask, staleTime: Infinity });
    return <p>{(data as typeof copy).dishes}</p>;
  }
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Menu />
        <Background />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('the dishes of now')).toBeInTheDocument();
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each(['userId', 'customerId', 'userName'])(
  'a login without its %s is logged out on a table page too',
  async (part) => {
    writeLogin('BEIT', LOGIN);
    localStorage.setItem('deliveryAddress_BEIT', '{}');
    localStorage.removeItem(`${part}_BEIT`);
    appStore.getState().enterVisit('BEIT', 'T12');
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <Background />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await waitFor(() => expect(readLogin('BEIT').status).toBe('loggedOut'));
    expect(tokenEntry.read('BEIT')).toBeUndefined();
    expect(localStorage.getItem('deliveryAddress_BEIT')).toBeNull();
    expect(document.cookie).toBe('');
    expect(appStore.getState().logins['BEIT']?.status).toBe('loggedOut');
  },
);
