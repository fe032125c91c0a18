import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AllergyContext } from '../../../src/components/allergy/allergyContext.ts';
import { partsNow } from '../../../src/components/allergy/parts.ts';
import { OrderDetailsPage } from '../../../src/pages/checkout/OrderDetailsPage.tsx';
import { CODE, fillCart, sceneBeforeEach, showDelivery } from '../deliveryScene.tsx';
import { serveStrings } from '../appScene.tsx';

sceneBeforeEach();

it.each([
  ['Allergies: fish.\nRing twice', true],
  ['Ring twice', false],
])('a delivery is sent with the note %j', async (note, tellsKitchen) => {
  localStorage.setItem('preferences', JSON.stringify({ allergens: ['fish'], tellsKitchen }));
  const notes: unknown[] = [];
  await showDelivery(
    <AllergyContext value={partsNow()}>
      <OrderDetailsPage />
    </AllergyContext>,
    {
      at: `/Delivery/${CODE}/orderdetails`,
      before: async () => {
        await fillCart();
        serveStrings();
        const answerAsUsual = fetch;
        vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
          const address = typeof input === 'string' ? input : input.url;
          if (!address.includes('/SaveEOrder/')) return answerAsUsual(input, init);
          const request = new Request(input, init);
          notes.push(((await request.clone().json()) as { note?: string }).note);
          return answerAsUsual(request);
        });
      },
    },
  );
  fireEvent.change(await screen.findByRole('textbox', { name: /Note/ }), {
    target: { value: 'Ring twice' },
  });
  fireEvent.click(await screen.findByRole('button', { name: /Review the order/ }));
  await waitFor(() => expect(notes).toEqual([note]));
});
