import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import EN from '../../public/assets/i18n/EN.json';
import { LandingPage } from '../../src/pages/delivery/LandingPage.tsx';
import { sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

/** The two buttons are one at a time: a phone's and a desktop's. */
async function goToMenu(): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: EN['home.toMenu'] });
  if (button) fireEvent.click(button);
}

it('asks for the place that is missing, and puts the diner there', async () => {
  await showDelivery(<LandingPage />, { isLoggedIn: false });
  const area = await screen.findByLabelText(EN['serving.area']);
  await goToMenu();
  await waitFor(() => expect(area).toHaveFocus());
  expect(screen.getByText(EN['serving.whereFirst'])).toBeVisible();
});

it('does so as soon as the places are there, if the tap came before them', async () => {
  let deliver = () => undefined as void;
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await showDelivery(<LandingPage />, {
    isLoggedIn: false,
    before: () => {
      const answerAsUsual = fetch;
      vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
        const address = typeof input === 'string' ? input : input.url;
        if (address.includes('/getArea/')) await delivered;
        return answerAsUsual(input, init);
      });
    },
  });
  await goToMenu();
  expect(screen.queryByLabelText(EN['serving.area'])).toBeNull();
  deliver();
  await waitFor(() => expect(screen.getByLabelText(EN['serving.area'])).toHaveFocus());
  expect(screen.getByText(EN['serving.whereFirst'])).toBeVisible();

  // A second tap goes there once more.
  screen.getByLabelText(EN['serving.area']).blur();
  await goToMenu();
  await waitFor(() => expect(screen.getByLabelText(EN['serving.area'])).toHaveFocus());
});
