import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProfilePage } from '../../../src/pages/account/ProfilePage.tsx';
import { appStore } from '../../../src/state/appStore.ts';
import { CODE, sceneBeforeEach, showDelivery } from '../../journeys/deliveryScene.tsx';

sceneBeforeEach();

it('shows a changed name everywhere at once', async () => {
  await showDelivery(<ProfilePage />, {
    path: '/Delivery/:code/profile',
    at: `/Delivery/${CODE}/profile`,
    before: () => void appStore.getState().enterDelivery(CODE),
  });
  fireEvent.change(await screen.findByLabelText('First name'), { target: { value: ' Sara ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(appStore.getState().logins[CODE]).toMatchObject({ userName: 'Sara Diner' }),
  );
});
