import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CheckoutOutcome } from '../../src/components/checkout/CheckoutOutcome.tsx';
import { OrderDetailsPage } from '../../src/pages/checkout/OrderDetailsPage.tsx';
import { OrderPage } from '../../src/pages/order/OrderPage.tsx';
import { OrderReviewPage } from '../../src/pages/checkout/OrderReviewPage.tsx';
import {
  appBeforeEach,
  CODE,
  drawApp,
  fillTable,
  openApp,
  placedAtTable,
  TABLE,
} from './appScene.tsx';
import { fillCart, showDelivery } from './deliveryScene.tsx';
import { answer, failing } from './answers.ts';

appBeforeEach();

/** Cuts the connection as soon as the order is placed, until the returned function restores it. */
function breakLineOncePlaced(): () => void {
  let isBroken = false;
  let isMended = false;
  answer({
    '': async ({ url }, usual) => {
      if (isBroken && !isMended) throw new TypeError('Failed to fetch');
      const answered = await usual();
      isBroken ||= url.includes('/PlaceOrder/');
      return answered;
    },
  });
  return () => {
    isMended = true;
  };
}

function expectToBeWithTheKitchen(): void {
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
  expect(screen.getByText('Your order is with the kitchen.')).toBeVisible();
  expect(screen.queryByText('Something went wrong')).toBeNull();
  expect(screen.queryByText('This order has not been sent')).toBeNull();
}

describe("a table's order that cannot be read after it is placed", () => {
  it('is shown as the server took it, and loads the rest later', async () => {
    const { demo } = await openApp(`/Payment/${CODE}/${TABLE}`, { before: fillTable });
    const place = await screen.findByRole('button', { name: /Place order/ });
    const mend = breakLineOncePlaced();
    fireEvent.click(place);
    expect(await screen.findByText('We cannot see its status just now')).toBeVisible();
    expectToBeWithTheKitchen();
    mend();
    const [order] = (await demo.state()).orders;
    expect(screen.getByText(order?.orderNo ?? 'no order')).toBeVisible();
    expect(screen.getAllByText(/3\.000/)[0]).toBeVisible();
    expect(await screen.findByText('What you ordered')).toBeVisible();
    expect(screen.queryByText('We cannot see its status just now')).toBeNull();
  });

  it('is with the kitchen in a new tab too, which knows no more about it', async () => {
    const { demo, at } = await placedAtTable();
    cleanup();
    await failing('checkEOrderStatus')(demo);
    drawApp(at);
    expect(await screen.findByText('We cannot see its status just now')).toBeVisible();
    expectToBeWithTheKitchen();
  });
});

it("a customer's order that cannot be read after it is placed is not reported as unsent", async () => {
  await showDelivery(
    <>
      <Routes>
        <Route path="/Delivery/:code/orderdetails" element={<OrderDetailsPage />} />
        <Route path="/Delivery/:code/orderreview/:id" element={<OrderReviewPage />} />
        <Route path="/Delivery/:code/Order/:id" element={<OrderPage />} />
      </Routes>
      <CheckoutOutcome />
    </>,
    { path: '*', at: `/Delivery/${CODE}/orderdetails`, before: () => fillCart() },
  );
  fireEvent.click(await screen.findByRole('button', { name: /Review the order/ }));
  const place = await screen.findByRole('button', { name: /Place order/ });
  breakLineOncePlaced();
  fireEvent.click(place);
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
  expectToBeWithTheKitchen();
  expect(screen.getByText('Your order number')).toBeVisible();
});
