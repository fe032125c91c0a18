import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { firstScreenIsThere } from '../../../src/defer/afterFirstScreen.ts';
import { deliveryCartEntry, promoEntry } from '../../../src/storage/cartEntries.ts';
import { DISH, PROMO } from '../../demo/fixtures/tiny.ts';
import { CUSTOMER } from '../../ordering/cart/demoVenue.ts';
import { detail, notification } from '../../rules/popups/popups.ts';
import { appBeforeEach, CODE, openApp } from '../appScene.tsx';

appBeforeEach();

const DISH_OFFER = {
  actionId: 2,
  itemDetails: { id: DISH.one, isCombo: false, isNonItem: false, isCustomized: false },
};
const PROMO_OFFER = { actionId: 3, promo: { promoCode: PROMO.ten } };

/** A visitor takes the offer of a popup over the menu, which needs a login. */
async function takeOffer(offer: object) {
  const scene = await openApp(`/Delivery/${CODE}/Menu`, {
    before: () => {
      const answerAsUsual = fetch;
      vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
        const address = typeof input === 'string' ? input : input.url;
        if (!address.includes('/GetNotificationByAppearanceId/')) {
          return answerAsUsual(input, init);
        }
        const slide = detail({ imageName: '', showBtn: true, buttonName: 'Take it', ...offer });
        return Promise.resolve(Response.json({ status: 1, dataenum: [notification(1, slide)] }));
      });
    },
  });
  firstScreenIsThere();
  await screen.findAllByRole('article', {}, { timeout: 4000 });
  const take = await screen.findByRole('button', { name: 'Take it' }, { timeout: 6000 });
  fireEvent.click(take);
  const dialog = within(await screen.findByRole('alertdialog'));
  return { ...scene, dialog };
}

it.each([
  ['dish', DISH_OFFER, () => deliveryCartEntry.read(CUSTOMER)?.menuItemList.map(({ id }) => id)],
  ['promo code', PROMO_OFFER, () => promoEntry.read(CUSTOMER)?.promoCode],
] as const)('the %s of a popup is kept over the login', async (_, offer, taken) => {
  const { demo, dialog } = await takeOffer(offer);
  fireEvent.click(dialog.getByRole('button', { name: EN['loginDialog.proceed'] }));
  fireEvent.change(await screen.findByLabelText(/Mobile number/, {}, { timeout: 4000 }), {
    target: { value: '50000001' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  const field = await screen.findByLabelText('Verification code');
  fireEvent.change(field, { target: { value: (await demo.state()).inbox[0]?.code } });
  const wanted = offer === DISH_OFFER ? [DISH.one] : PROMO.ten;
  await vi.waitFor(() => expect(taken()).toEqual(wanted), { timeout: 6000 });
});

it('a promo code is dropped where the visitor does not want to log in', async () => {
  const { dialog } = await takeOffer(PROMO_OFFER);
  expect(sessionStorage.getItem(`pendingPromo_${CODE}`)).toContain(PROMO.ten);
  fireEvent.click(dialog.getByRole('button', { name: EN['common.cancel'] }));
  expect(sessionStorage.getItem(`pendingPromo_${CODE}`)).toBeNull();
});
