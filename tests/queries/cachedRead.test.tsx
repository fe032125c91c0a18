import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useCachedRead } from '../../src/queries/cachedRead.ts';
import { queryKey } from '../../src/queries/read.ts';

const PATH = 'TableCart/GetButtonColorCodes/:code';
const ASKED = { code: 'TINY' };

/** Above the page and redrawn at any time, like the header. */
function Header() {
  const [, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), 5);
    return () => clearInterval(timer);
  }, []);
  const cached: unknown = useCachedRead(PATH, ASKED);
  return <p>Header: {typeof cached === 'string' ? cached : 'nothing'}</p>;
}

function Page({ ask }: { ask: () => Promise<string> }) {
  const { data, error } = useQuery({
    queryKey: queryKey(PATH, ASKED),
    queryFn: ask,
    retry: 3,
    retryDelay: 30,
  });
  return <p>Page: {data ?? error?.message ?? 'waiting'}</p>;
}

it("shows the page's answer, and leaves the refetch to the page", async () => {
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('first'))
    .mockRejectedValueOnce(new Error('second'))
    .mockResolvedValue('answer');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page ask={ask} />
      <Header />
    </QueryClientProvider>,
  );
  expect(screen.getByText('Header: nothing')).toBeVisible();
  expect(await screen.findByText('Page: answer')).toBeVisible();
  expect(await screen.findByText('Header: answer')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(3);
});

it('calls nothing itself', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Header />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Header: nothing')).toBeVisible();
});
