import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appBeforeEach, CODE, openApp, placeOrder, TABLE } from './appScene.tsx';

appBeforeEach();

const ICON = () =>
  document.head.querySelector<HTMLLinkElement>('link[rel=icon]:last-of-type')?.getAttribute('href');

it.each([
  [3, 'Thank you!', /^Order status/, '/icons/order-waiting.svg'],
  [5, 'Being prepared', /^Being prepared/, '/icons/order-waiting.svg'],
  [6, 'Ready: it is coming to you', /^Ready: it is coming to you/, '/icons/order-ready.svg'],
  [8, 'Enjoy your meal!', /^Enjoy your meal!/, '/icons/order-ready.svg'],
])(
  'headline, tab and its icon follow the order to status %i',
  async (to, headline, title, icon) => {
    let eOrderID = 0;
    const { go } = await openApp(`/Menu/${CODE}/${TABLE}`, {
      before: async (demo) => {
        ({ eOrderID } = await placeOrder(demo, 'Fst345678901'));
        if (to > 3) await demo.control({ action: 'advanceOrder', eOrderID, to });
      },
    });
    await go(`/Cart/${CODE}/${TABLE}/${eOrderID}`);
    expect(await screen.findByRole('heading', { level: 1, name: headline })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(title));
    expect(ICON()).toBe(icon);
    await go(`/Menu/${CODE}/${TABLE}`);
    await waitFor(() => expect(ICON()).toBeUndefined());
  },
);
