import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderDetailsPage } from '../../../src/pages/checkout/OrderDetailsPage.tsx';
import { DISH } from '../../demo/fixtures/tiny.ts';
import { sayOfDishes } from '../appScene.tsx';
import { CODE, fillCart, sceneBeforeEach, showDelivery } from '../deliveryScene.tsx';

sceneBeforeEach();

it.each([
  [{ minAge: 18 }, /^For guests aged 18 and over: .?Fish.?\.$/],
  [{ dietaryTags: ['containsAlcohol'] }, /^Contains alcohol: .?Fish.?\.$/],
])('a delivery of a dish that is %j says so before it is reviewed', async (said, words) => {
  await showDelivery(<OrderDetailsPage />, {
    at: `/Delivery/${CODE}/orderdetails`,
    before: async () => {
      sayOfDishes({ [DISH.fish]: said });
      await fillCart();
    },
  });
  expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findByRole('button', { name: /Review the order/ })).toBeVisible();
});
