import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../src/queries/client.ts';

afterEach(() => onlineManager.setOnline(true));

test('a change fails at once without a network, and is not sent later', async () => {
  onlineManager.setOnline(false);
  const mutationFn = vi.fn(() => Promise.reject(new Error('no network')));
  const change = new MutationObserver(createQueryClient(), { mutationFn });
  await expect(change.mutate()).rejects.toThrow('no network');
  onlineManager.setOnline(true);
  expect(mutationFn).toHaveBeenCalledOnce();
});
