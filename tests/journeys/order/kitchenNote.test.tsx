import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { saveDelivery } from '../../demo/fixtures/journey.ts';
import { DISH } from '../../demo/fixtures/tiny.ts';
import { appBeforeEach, CODE, openApp } from '../appScene.tsx';

appBeforeEach();

const NOTE = 'Allergies: milk, \u2068ثوم\u2069.\nحساسية: حليب، \u2068ثوم\u2069.\nRing twice';

it('the note of an order is read line by line, each in its own direction and language', async () => {
  let eOrderID = 0;
  const { go } = await openApp(`/Delivery/${CODE}`, {
    isLoggedIn: true,
    before: async (demo) => {
      ({ eOrderID } = (await saveDelivery(demo, DISH.fish, 1, { note: NOTE })).data);
      await demo.call(`TableCart/PlaceOrder/${eOrderID}`);
    },
  });
  await go(`/Delivery/${CODE}/Order/${eOrderID}`);
  const label = await screen.findByText(EN['orderFacts.note']);
  const lines = within(label.parentElement as HTMLElement).getByRole('definition').children;
  expect(
    [...lines].map((each) => [
      each.textContent,
      each.getAttribute('dir'),
      each.getAttribute('lang'),
    ]),
  ).toEqual([
    ['Allergies: milk, \u2068ثوم\u2069.', 'auto', null],
    ['حساسية: حليب، \u2068ثوم\u2069.', 'auto', 'ar'],
    ['Ring twice', 'auto', null],
  ]);
});
