import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { markFirstScreenReady } from '../../../src/lazy/afterFirstScreen.ts';
import { useVisitMenu } from '../../../src/ordering/menu/useVisitMenu.ts';
import { sceneBeforeEach } from '../../journeys/deliveryScene.tsx';
import { showAtTable } from '../../journeys/tableScene.tsx';

vi.mock('../../../src/lazy/afterFirstScreen.ts', { spy: true });

sceneBeforeEach();

const Menu = () => <p>{useVisitMenu().failure ? 'failed' : 'loading'}</p>;

it.each([
  [400, 'is a page of its own', 1],
  [404, 'waits for the page of an unknown venue', 0],
])('a menu that failed with %i %s', async (httpStatus, _, calls) => {
  vi.mocked(markFirstScreenReady).mockClear();
  await showAtTable(<Menu />, {}, (demo) =>
    demo.control({ action: 'fail', call: 'menu.getMenu', fault: 'httpStatus', httpStatus }),
  );
  await screen.findByText('failed');
  expect(markFirstScreenReady).toHaveBeenCalledTimes(calls);
});
