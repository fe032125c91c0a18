import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CART, putLine } from '../demo/fixtures/journey.ts';
import { DISH } from '../demo/fixtures/tiny.ts';
import { appBeforeEach, CODE, fillTable, openApp, TABLE } from './appScene.tsx';

appBeforeEach();

it('names the dish that was sold out while the order was sent, and sends the rest', async () => {
  const { demo, address } = await openApp(`/Payment/${CODE}/${TABLE}`, {
    before: async (venue) => {
      await fillTable(venue);
      await putLine(venue, DISH.fish, 1, [], { uniqueCartId: CART });
    },
  });
  const place = await screen.findByRole('button', { name: /Place order/ });
  await demo.control({ action: 'sellOut', itemId: DISH.fish });
  fireEvent.click(place);
  const refusal = await screen.findByRole('alertdialog');
  expect(within(refusal).getByText('Fish')).toBeVisible();
  expect(within(refusal).getByRole('button', { name: 'See your cart' })).toBeVisible();
  fireEvent.click(within(refusal).getByRole('button', { name: 'Remove it and send the rest' }));
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible();
  const [order] = (await demo.state()).orders;
  expect(order).toMatchObject({ orderStatus: 3 });
  expect(address()).toBe(`/Cart/${CODE}/${TABLE}/${order?.eOrderID}`);
});

async function placeAgainst(call: string, httpStatus: number, times?: number) {
  const { demo } = await openApp(`/Payment/${CODE}/${TABLE}`, {
    before: async (venue) => {
      await fillTable(venue);
      const often = times !== undefined && { times };
      await venue.control({ action: 'fail', call, fault: 'httpStatus', httpStatus, ...often });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /Place order/ }));
  return demo;
}

it.each([403, 404])(
  'says each time that nothing was sent where saving is answered %i',
  async (n) => {
    const demo = await placeAgainst('saveEOrder', n);
    const notSent = { name: 'Your order was not sent' };
    const alert = await screen.findByRole('alertdialog', notSent);
    expect(alert).toHaveTextContent(`Status code ${n}, Failed to load API`);
    expect(alert).toHaveTextContent('Nothing was sent or charged.');
    fireEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    fireEvent.click(await screen.findByRole('button', { name: /Place order/ }));
    expect(await screen.findByRole('alertdialog', notSent)).toBeVisible();
    expect((await demo.state()).orders).toEqual([]);
  },
);

it('says that nothing was sent where placing is answered 404, and places it at the next tap', async () => {
  const demo = await placeAgainst('placeOrder', 404, 1);
  const alert = await screen.findByRole('alertdialog', { name: 'Your order was not sent' });
  expect(alert).toHaveTextContent('Status code 404, Failed to load API');
  expect(alert).toHaveTextContent('Nothing was sent or charged.');
  expect((await demo.state()).orders).toMatchObject([{ orderStatus: 1 }]);
  fireEvent.click(within(alert).getByRole('button', { name: 'OK' }));
  fireEvent.click(await screen.findByRole('button', { name: /Place order/ }));
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect((await demo.state()).orders).toMatchObject([{ orderStatus: 3 }]);
});
