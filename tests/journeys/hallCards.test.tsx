import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import EN from '../../public/assets/i18n/EN.json';
import type { MergeScreen } from '../../src/contract/places.ts';
import { MergePage } from '../../src/pages/venue/MergePage.tsx';
import { sceneBeforeEach } from './deliveryScene.tsx';
import { AT_TABLE, showAtTable } from './tableScene.tsx';
import { change } from './answers.ts';

sceneBeforeEach();

/** Shows the hall with other cards than its own. */
async function showHall(cards: (venue: MergeScreen['venues'][number]) => object[]) {
  await showAtTable(<MergePage />, { visit: { ...AT_TABLE, code: 'HALL', tableCode: '0' } }, () => {
    change('/MergeScreen/', (key, value) =>
      key === 'venues' ? (value as MergeScreen['venues']).slice(0, 1).flatMap(cards) : value,
    );
    return Promise.resolve();
  });
}

it('two cards of one venue say what each is for', async () => {
  await showHall((venue) => [
    { ...venue, start: 'Menu' },
    { ...venue, tableCode: '0', start: 'Delivery', State: 'Delivery' },
  ]);
  const [atTable, delivery] = await screen.findAllByRole('link', { name: /Tiny/ });
  expect(atTable).toHaveTextContent(EN['hall.atTable']);
  expect(atTable).toHaveAttribute('href', '/Menu/TINY/T1');
  expect(delivery).toHaveTextContent(EN['hall.delivery']);
  expect(delivery).toHaveAttribute('href', '/Delivery/TINY');
});

it("a kitchen's card has the colour of the kitchen's header, if that is known", async () => {
  await showHall((venue) => [venue, { ...venue, code: 'NOBODY' }]);
  const [known, unknown] = await screen.findAllByRole('link', { name: /Tiny/ });
  const ground = (card?: HTMLElement) => card?.parentElement?.style.getPropertyValue('--header-bg');
  await waitFor(() => expect(ground(known)).toMatch(/^#[\da-f]{6}$/));
  expect(ground(unknown)).toBe('');
});

it('the placeholder of a kitchen without a picture is shown once', async () => {
  await showHall((venue) => [
    { ...venue, logo: 'mark.svg', images: [] },
    { ...venue, logo: 'mark.svg', images: [{ name: 'wide.svg', width: 640 }], code: 'OTHER' },
  ]);
  const [bare, pictured] = await screen.findAllByRole('link', { name: /Tiny/ });
  const shown = (card?: HTMLElement) =>
    [...(card?.querySelectorAll('img') ?? [])].map(({ src }) => src.split('/').at(-1));
  expect(shown(bare)).toEqual(['mark.svg']);
  expect(shown(pictured)).toEqual(['wide.svg', 'mark.svg']);
});
