import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Cart } from '../../../src/ordering/cart/cart.ts';
import { useCart } from '../../../src/ordering/cart/useCart.ts';
import { appStore } from '../../../src/state/appStore.ts';
import { DISH } from '../../demo/fixtures/tiny.ts';
import { fillCart, sceneBeforeEach, showDelivery } from '../../journeys/deliveryScene.tsx';

sceneBeforeEach();

/** Adds to the cart of the first drawing, like a dish whose answer comes late. */
function Basket() {
  const { cart, view, count = 0 } = useCart();
  const [first, setFirst] = useState<Cart>();
  const names = view?.cartList.map(({ menuItemName }) => menuItemName) ?? [];
  return (
    <>
      <button type="button" onClick={() => setFirst(cart)}>
        Tap
      </button>
      <button type="button" onClick={() => void first?.addOne(DISH.soup, '')}>
        Add
      </button>
      <p data-testid="basket">{[...names, count].join(', ')}</p>
    </>
  );
}

const basket = () => screen.getByTestId('basket').textContent;

it('a dish whose add ends after a change of language is shown at once, in the new one', async () => {
  await showDelivery(<Basket />, { before: () => fillCart() });
  await expect.poll(basket).toBe('Fish, 2');
  fireEvent.click(screen.getByRole('button', { name: 'Tap' }));
  act(() => appStore.setState({ lang: 'AR' }));
  await expect.poll(basket).toBe('سمك, 2');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await expect.poll(basket).toBe('سمك, شوربة, 3');
});
