import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isRecovering, recoverLostFiles } from '../../../src/pwa/page/lostFile.ts';

test('a lost file reloads the page once, if that may help', async () => {
  const reload = vi.fn<() => void>();
  const mayReload = vi.fn<() => boolean>();
  const online = vi.spyOn(navigator, 'onLine', 'get');
  recoverLostFiles({ mayReload, reload });
  const lose = async () => {
    dispatchEvent(new Event('vite:preloadError'));
    await Promise.resolve();
    await Promise.resolve();
  };

  online.mockReturnValue(false);
  mayReload.mockReturnValue(true);
  await lose();
  online.mockReturnValue(true);
  mayReload.mockReturnValue(false);
  await lose();
  expect(reload).not.toHaveBeenCalled();
  expect(isRecovering()).toBe(false);

  mayReload.mockReturnValue(true);
  await lose();
  await lose();
  expect(isRecovering()).toBe(true);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a failed style sheet is requested again; other failures stay', () => {
  recoverLostFiles({ mayReload: () => false, reload: () => undefined });
  document.head.innerHTML = '<link rel="stylesheet" href="#a"><link rel="icon" href="#b">';
  for (const link of document.head.querySelectorAll('link')) link.dispatchEvent(new Event('error'));
  expect([...document.head.children].map((link) => link.getAttribute('rel'))).toEqual(['icon']);
});
