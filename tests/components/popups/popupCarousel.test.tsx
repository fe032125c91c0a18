import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { PopupCarousel } from '../../../src/components/popups/PopupCarousel.tsx';
import type { ReadySlide } from '../../../src/components/popups/popupPictures.ts';
import type { ApplyPromo } from '../../../src/components/popups/usePopupAction.ts';
import { getMenu } from '../../../src/contract/endpoints/menu.ts';
import { CATEGORY, MENU_HEAD, MENU_ITEM } from '../../../src/contract/examples/parts.ts';
import type { Menu } from '../../../src/contract/menu.ts';
import type { NotificationDetail } from '../../../src/contract/notification.ts';
import type { Cart, CartOrder } from '../../../src/ordering/cart/cart.ts';
import { TableSide } from '../../../src/app/TableSide.tsx';
import { CartContext } from '../../../src/ordering/cart/useCart.ts';
import { VisitContext } from '../../../src/ordering/visit/useVisit.ts';
import { listenBeforeRouter } from '../../../src/ui/modal/tabHistory.ts';
import { createQueryClient } from '../../../src/queries/client.ts';
import { queryOf } from '../../../src/queries/read.ts';
import { speakEnglish } from '../../i18n/english.ts';
import { detail } from '../../rules/popups/popups.ts';

const MENU = {
  ...MENU_HEAD,
  categories: [CATEGORY],
  menuItems: [{ ...MENU_ITEM, id: 7, set_ModifierGroups_VMs: [] }],
} as unknown as Menu;
const ITEM = { id: 7, isCombo: false, isNonItem: false, isCustomized: false };

const slide = (over: Partial<NotificationDetail> = {}): ReadySlide => ({
  notificationId: 1,
  detail: detail({
    showBtn: true,
    buttonName: 'Go',
    actionId: 1,
    itemDetails: ITEM,
    promo: { promoCode: 'WELCOME' },
    imageAlt: 'A dish',
    ...over,
  }),
  visibilities: [],
  picture: '/images/a.svg',
});

beforeAll(async () => {
  listenBeforeRouter();
  await speakEnglish();
});

const addOne = vi.fn<Cart['addOne']>(() => Promise.resolve());

function show(slides: readonly ReadySlide[], applyPromo?: ApplyPromo, isFirstPage = false) {
  const onClose = vi.fn();
  const client = createQueryClient();
  const place = { code: 'BEIT', tableCode: 'T12', lang: 'EN' } as const;
  client.setQueryData(queryOf(getMenu, place).queryKey, MENU);
  const page = (
    <QueryClientProvider client={client}>
      <VisitContext value={{ code: 'BEIT', tableCode: 'T12', state: 'Table' }}>
        <TableSide>
          <CartContext
            value={{
              orderKey: '',
              cartKey: '',
              ordersAt: 'T12',
              cart: { addOne } as unknown as Cart,
              order: {} as CartOrder,
            }}
          >
            <PopupCarousel slides={slides} applyPromo={applyPromo} onClose={onClose} />
          </CartContext>
        </TableSide>
      </VisitContext>
    </QueryClientProvider>
  );
  if (isFirstPage) {
    history.pushState({ idx: 0 }, '', '/Menu/BEIT/T12');
  } else {
    history.pushState({ idx: 0 }, '', '/before');
    history.pushState({ idx: 1 }, '', '/Menu/BEIT/T12');
  }
  render(<BrowserRouter>{page}</BrowserRouter>);
  return { onClose };
}

/** The app answers a step back with a step forward. */
const SETTLING_MS = 400;

const current = () =>
  screen
    .getAllByRole('button', { name: /^\d of \d$/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const escape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });

describe('leaving a popup of three slides', () => {
  const slides = [slide(), slide({ visibiltyId: 3 }), slide({ visibiltyId: 4 })];

  it.each([
    [
      '"Skip"',
      () =>
        fireEvent.click(screen.getAllByRole('button', { name: EN['popup.skip'] })[0] ?? document),
    ],
    ['the phone’s cancel', () => fireEvent(screen.getByRole('dialog'), new Event('cancel'))],
  ])('by %s first shows the last slide', (_, leave) => {
    const { onClose } = show(slides);
    expect(current()).toBe(0);
    leave();
    expect(onClose).not.toHaveBeenCalled();
    expect(current()).toBe(2);
    expect(screen.getByRole('button', { name: EN['common.close'] })).toHaveFocus();
    escape();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a later page', false],
    ['the first page', true],
  ])(
    'by Back does the same and stays in the app, even on %s of the tab',
    async (_, isFirstPage) => {
      const { onClose } = show(slides, undefined, isFirstPage);
      for (const expected of [0, 1]) {
        await act(async () => {
          history.back();
          await new Promise((resolve) => {
            setTimeout(resolve, SETTLING_MS);
          });
        });
        expect(onClose).toHaveBeenCalledTimes(expected);
        expect(location.pathname).toBe('/Menu/BEIT/T12');
      }
    },
  );
});

it('two taps on one spot skip and close cards of one shape', () => {
  const { onClose } = show([slide(), slide()]);
  const skip = screen.getByRole('button', { name: EN['popup.skip'] });
  fireEvent.click(skip);
  const close = screen.getByRole('button', { name: EN['common.close'] });
  expect(close.className).toEqual(skip.className);
  // The cross keeps the space of the word.
  expect(close.textContent).toBe(EN['popup.skip']);
  fireEvent.click(close);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('shows text and button of a slide without a picture', () => {
  show([{ ...slide({ imageAlt: 'Breakfast until noon' }), picture: undefined }]);
  const popup = within(screen.getByRole('dialog'));
  expect(popup.getByText('Breakfast until noon')).toBeVisible();
  expect(popup.getByRole('button', { name: 'Go' })).toBeVisible();
  expect(popup.queryByRole('img')).toBeNull();
});

const press = () =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Go' }));

describe('the button of a slide', () => {
  it.each([
    ['opens a dish with choices', 2, { ...ITEM, isCustomized: true }, '/Item/BEIT/7/T12'],
    ['does nothing with a code at a table', 3, ITEM, '/Menu/BEIT/T12'],
    ['does nothing for an unknown action', 99, ITEM, '/Menu/BEIT/T12'],
  ])('%s', (_, actionId, itemDetails, path) => {
    const { onClose } = show([slide({ actionId, itemDetails })]);
    void act(press);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe(path);
  });

  it.each([
    ['an unknown action', { actionId: 99 }],
    ['a missing dish', { actionId: 2, itemDetails: null }],
    ['a missing code', { actionId: 3, promo: { promoCode: '' } }],
    ['no code', { actionId: 3, promo: null }],
  ])('adds and applies nothing for %s', (_, over) => {
    const applyPromo = vi.fn<ApplyPromo>();
    show([slide(over)], applyPromo);
    void act(press);
    expect(addOne).not.toHaveBeenCalled();
    expect(applyPromo).not.toHaveBeenCalled();
  });

  it.each([
    ['at a table', undefined],
    ['on the delivery side', vi.fn<ApplyPromo>()],
  ])('adds a dish without choices %s', async (_, applyPromo) => {
    show([slide({ actionId: 2 })], applyPromo);
    await act(press);
    expect(addOne).toHaveBeenCalledWith(7, MENU.menuScheduleUniqueId, 1);
    expect(location.pathname).toBe('/Menu/BEIT/T12');
  });

  it('opens a dish that the menu lacks', async () => {
    show([slide({ actionId: 2, itemDetails: { ...ITEM, id: 8 } })]);
    await act(press);
    expect(addOne).not.toHaveBeenCalled();
    expect(location.pathname).toBe('/Item/BEIT/8/T12');
  });

  it('applies a promo on the delivery side', () => {
    const applyPromo = vi.fn<ApplyPromo>();
    show([slide({ actionId: 3 })], applyPromo);
    void act(press);
    expect(applyPromo).toHaveBeenCalledWith('WELCOME');
  });
});
