import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { markAnswer } from '../../src/api/copies.ts';
import { Background } from '../../src/app/Background.tsx';
import { createQueryClient } from '../../src/queries/client.ts';

test('a copy from before this part came is read again, though the network is back already', async () => {
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
