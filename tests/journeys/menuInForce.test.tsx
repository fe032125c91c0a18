import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { appBeforeEach, CODE, openApp, placeOrder, TABLE } from './appScene.tsx';

appBeforeEach();

/** As a venue would that has another page in the evening. */
function nameMenuInForce(url: string): void {
  const answerAsUsual = fetch;
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input.url;
    return address.includes('/GetHomePageMenuScheduleUrl/')
      ? Promise.resolve(Response.json({ status: 1, dataenum: { url } }))
      : answerAsUsual(input, init);
  });
}

it.each([
  [`/Menu/${CODE}?categoryId=2`, `/Menu/${CODE}/${TABLE}?categoryId=2`],
  ['https://elsewhere.example/menu', `/Menu/${CODE}/${TABLE}`],
])('an order leads on to the menu in force, named as %s', async (named, to) => {
  let eOrderID = 0;
  const { go } = await openApp(`/Menu/${CODE}/${TABLE}`, {
    before: async (demo) => {
      ({ eOrderID } = await placeOrder(demo, 'Fst345678901'));
      nameMenuInForce(named);
    },
  });
  await go(`/Cart/${CODE}/${TABLE}/${eOrderID}`);
  const more = await screen.findByRole('link', { name: 'Order more' });
  await waitFor(() => expect(more).toHaveAttribute('href', to));
});
