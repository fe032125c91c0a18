import { expect, test, vi } from 'vitest';
import { markAnswer } from '../../src/api/copies.ts';
import { createQueryClient } from '../../src/queries/client.ts';
import { refreshStale } from '../../src/queries/refreshStale.ts';

test('a copy that is not on the page is read again when it is shown next', async () => {
  const client = createQueryClient();
  const copy = { dishes: 3 };
  markAnswer(copy, { copyOf: '2026-01-01T10:00:00Z', tag: null });
  client.setQueryData(['menu'], copy);
  client.setQueryData(['venue'], { name: 'Beit' });
  const ask = vi.fn<() => Promise<object>>().mockResolvedValue({ dishes: 4 });
  const look = (key: string) => client.fetchQuery({ queryKey: [key], queryFn: ask });

  await look('menu');
  expect(ask).not.toHaveBeenCalled();
  await refreshStale(client);
  expect(ask).not.toHaveBeenCalled();
  expect(await look('menu')).toEqual({ dishes: 4 });
  await look('venue');
  expect(ask).toHaveBeenCalledTimes(1);
});
