import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CheckoutDialogs } from '../../src/components/CheckoutDialogs.tsx';
import { OrderDetailsPage } from '../../src/pages/delivery/OrderDetailsPage.tsx';
import { OrderReviewPage } from '../../src/pages/delivery/OrderReviewPage.tsx';
import { CODE, fillCart, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

it('says why an order that was looked at is refused, and leads back to its form', async () => {
  const demo = await showDelivery(
    <>
      <Routes>
        <Route path="/Delivery/:code/orderdetails" element={<OrderDetailsPage />} />
        <Route path="/Delivery/:code/orderreview/:id" element={<OrderReviewPage />} />
      </Routes>
      <CheckoutDialogs />
    </>,
    { path: '*', at: `/Delivery/${CODE}/orderdetails`, before: () => fillCart() },
  );
  const day = await screen.findByLabelText('Day');
  fireEvent.change(day, { target: { value: day.querySelectorAll('option')[2]?.value } });
  await screen.findByText('Choose a time');
  const time = screen.getByLabelText('Time');
  fireEvent.change(time, { target: { value: time.querySelectorAll('option')[1]?.value } });
  fireEvent.click(screen.getByRole('button', { name: /Review the order/ }));
  const place = await screen.findByRole('button', { name: /Place order/ });

  // The evening has gone by.
  await demo.control({ action: 'advanceClock', seconds: 3 * 86_400 });
  fireEvent.click(place);
  const refusal = await screen.findByRole('alertdialog');
  expect(refusal).toHaveTextContent('This time is no longer available.');
  fireEvent.click(within(refusal).getByRole('button', { name: 'Change something' }));
  expect(await screen.findByLabelText('Day')).toBeVisible();
});
