/** What the delivery form says about allergens, and the note for the kitchen. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AllergyContext } from '../../../src/components/allergy/allergyContext.ts';
import { partsNow } from '../../../src/components/allergy/parts.ts';
import { OrderDetailsPage } from '../../../src/pages/checkout/OrderDetailsPage.tsx';
import { DISH } from '../../demo/fixtures/tiny.ts';
import { bodiesOf } from '../answers.ts';
import { sayOfDishes, serveStrings } from '../appScene.tsx';
import { CODE, fillCart, sceneBeforeEach, showDelivery } from '../deliveryScene.tsx';

sceneBeforeEach();

const openForm = (before: () => void) =>
  showDelivery(
    <AllergyContext value={partsNow()}>
      <OrderDetailsPage />
    </AllergyContext>,
    {
      at: `/Delivery/${CODE}/orderdetails`,
      before: async () => {
        before();
        await fillCart();
      },
    },
  );

it.each([
  ['Allergies: fish.\nحساسية: سمك.\nRing twice', true],
  ['Ring twice', false],
])('a delivery is sent with the note %j', async (note, tellsKitchen) => {
  localStorage.setItem('preferences', JSON.stringify({ allergens: ['fish'], tellsKitchen }));
  await openForm(serveStrings);
  const sent = bodiesOf<{ note?: string }>('/SaveEOrder/');
  fireEvent.change(await screen.findByRole('textbox', { name: /Note/ }), {
    target: { value: 'Ring twice' },
  });
  fireEvent.click(await screen.findByRole('button', { name: /Review the order/ }));
  await waitFor(() => expect(sent.map((order) => order.note)).toEqual([note]));
});

it.each([
  [{ minAge: 18 }, /^For guests aged 18 and over: .?Fish.?\.$/],
  [{ dietaryTags: ['containsAlcohol'] }, /^Contains alcohol: .?Fish.?\.$/],
])('a delivery of a dish that is %j says so before the review', async (said, words) => {
  await openForm(() => sayOfDishes({ [DISH.fish]: said }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findByRole('button', { name: /Review the order/ })).toBeVisible();
});
