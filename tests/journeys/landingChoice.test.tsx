import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

/** A visitor's page, with a call that is answered when the test says so. */
async function showWithHeld(call: string): Promise<() => void> {
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
        if (address.includes(`/${call}/`)) await delivered;
        return answerAsUsual(input, init);
      });
    },
  });
  return deliver;
}

it('asks for the place that is missing, and puts the diner there', async () => {
  await showDelivery(<LandingPage />, { isLoggedIn: false });
  const area = await screen.findByLabelText(EN['serving.area']);
  await goToMenu();
  await waitFor(() => expect(area).toHaveFocus());
  expect(screen.getByText(EN['serving.whereFirst'])).toBeVisible();
});

it('does so as soon as the places are there, if the tap came before them', async () => {
  const deliver = await showWithHeld('getArea');
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

it.each([
  ['its homepage', true, '/Homepage'],
  ['its menu where it has no homepage', false, '/Menu'],
])('leads a visitor of a venue to %s', async (_, isActive, page) => {
  await showDelivery(<LandingPage />, {
    isLoggedIn: false,
    before: () => {
      const answerAsUsual = fetch;
      vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
        const address = typeof input === 'string' ? input : input.url;
        const answer = (said: boolean) =>
          Promise.resolve(Response.json({ status: 1, dataenum: { isActive: said } }));
        if (address.includes('/checkHomePageActivation/')) return answer(isActive);
        if (address.includes('/checkStartWithAddressActive/')) return answer(false);
        return answerAsUsual(input, init);
      });
    },
  });
  await screen.findByLabelText(EN['serving.area']);
  await goToMenu();
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(`/Delivery/TINY${page}`),
  );
});

it.each([
  ['in time', true],
  ['late, with the tap before it', false],
])('leads to the menu with the area that was chosen last, checked %s', async (_, isInTime) => {
  const deliver = await showWithHeld('checkDeliveryZone');
  const area = await screen.findByLabelText(EN['serving.area']);
  const [, served] = within(area).getAllByRole<HTMLOptionElement>('option');
  fireEvent.change(area, { target: { value: served?.value } });
  await screen.findByText(EN['serving.checking']);
  if (isInTime) {
    deliver();
    await waitFor(() => expect(screen.queryByText(EN['serving.checking'])).toBeNull());
  }
  await goToMenu();
  if (!isInTime) {
    await waitFor(() =>
      expect(screen.getAllByText(EN['serving.checking']).length).toBeGreaterThan(1),
    );
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/Delivery\/TINY$/);
    deliver();
  }
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/Delivery/TINY/Menu'),
  );
});

it('says that nobody delivers to a part of town', async () => {
  await showDelivery(<LandingPage />, { isLoggedIn: false });
  const area = await screen.findByLabelText(EN['serving.area']);
  const far = await within(area).findByRole('option', { name: /Far/ });
  fireEvent.change(area, { target: { value: (far as HTMLOptionElement).value } });
  expect((await screen.findAllByText(EN['serving.outOfZone']))[0]).toBeVisible();
});
