import { describe, expect, test } from 'vitest';
import {
  backTarget,
  firstPage,
  headerShape,
  logoHeight,
  type BackContext,
} from '../../../src/rules/venue/header.ts';

describe('the header', () => {
  test.each(['/Item/BEIT/7', '/Item/BEIT/7/0/T12/Home/selforder', '/Delivery/BEIT/Item/7'])(
    'is hidden on %s',
    (path) => {
      expect(headerShape(path, 'T12', false).isHidden).toBe(true);
    },
  );

  test.each([
    '/',
    '/Menu/BEIT/T12',
    '/Menu/Item/T12',
    '/Delivery/Item',
    '/Delivery/BEIT/Menu',
    '/Rooms/PALM/3',
  ])('is shown on %s', (path) => {
    expect(headerShape(path, 'T12', false).isHidden).toBe(false);
  });

  test.each(['/Delivery/BEIT', '/Delivery/BEIT/Cart'])(
    'has a profile and a cart, but no language menu on %s',
    (path) => {
      expect(headerShape(path, undefined, false)).toMatchObject({
        hasProfile: true,
        hasCart: true,
        hasLanguageMenu: false,
      });
    },
  );

  test.each(['/Menu/BEIT/T12', '/RateByLink/BEIT/3'])(
    'has a language menu and a cart, but no profile on %s',
    (path) => {
      expect(headerShape(path, 'T12', false)).toMatchObject({
        hasProfile: false,
        hasCart: true,
        hasLanguageMenu: true,
      });
    },
  );

  test.each([undefined, '0'])('has no self-order cart while the table is %s', (tableCode) => {
    expect(headerShape('/Menu/BEIT', tableCode, false).hasCart).toBe(false);
  });

  test('has no language menu if the venue hides it', () => {
    expect(headerShape('/Menu/BEIT', 'T12', true).hasLanguageMenu).toBe(false);
  });
});

describe('the back arrow', () => {
  const context: BackContext = {
    code: 'BEIT',
    tableCode: 'T12',
    isEndingPage: false,
    hasHomePage: true,
    hasHistory: true,
  };
  const room = { roomCode: 'PALM', roomTableId: 3 };

  test.each<[string, string, Partial<BackContext>, string]>([
    ['an ending page', '/Cart/BEIT/T12/99', { isEndingPage: true }, '/Menu/BEIT/T12'],
    [
      'an order just placed',
      '/Delivery/BEIT/Order/9',
      { isEndingPage: true },
      '/Delivery/BEIT/Menu',
    ],
    ['a card page', '/CardDetails/EOrder/BEIT/9', {}, '/Menu/BEIT/T12'],
    [
      "a delivery's card page",
      '/CardDetails/EOrder/BEIT/9',
      { menuOfOrder: '/Delivery/BEIT/Menu' },
      '/Delivery/BEIT/Menu',
    ],
    ['a card page without a table', '/CardDetails/EOrder/BEIT/9', { tableCode: '0' }, '/Menu/BEIT'],
    ['the return of a payment', '/qlub', {}, '/Menu/BEIT/T12'],
    ["an outlet's menu", '/Menu/BEIT/T12', room, '/Rooms/PALM/3'],
    ["a merged venue's menu", '/Menu/BEIT/T12', { mergeCode: 'FOOD' }, '/Merge/FOOD'],
    ["a merged venue's cart", '/Cart/BEIT/T12', { mergeCode: 'FOOD' }, 'history'],
    ['a menu', '/Menu/BEIT/T12', {}, '/Emenu/BEIT/T12'],
    [
      "a menu with the venue's own home",
      '/Menu/BEIT/T12',
      { homePageUrl: '/Emenu/HQ' },
      '/Emenu/HQ',
    ],
    ['a menu without a home page', '/Menu/BEIT/T12', { hasHomePage: false }, 'history'],
    ['the delivery menu', '/Delivery/BEIT/Menu', {}, '/Delivery/BEIT/Homepage'],
    [
      'the delivery menu without a home page',
      '/Delivery/BEIT/Menu',
      { hasHomePage: false },
      '/Delivery/BEIT',
    ],
    ['the delivery cart', '/Delivery/BEIT/Cart', {}, '/Delivery/BEIT/Homepage'],
    ['the delivery home page', '/Delivery/BEIT/Homepage', {}, '/Delivery/BEIT'],
    ['the checkout', '/Delivery/BEIT/orderdetails', {}, '/Delivery/BEIT/Cart'],
    ['the orders', '/Delivery/BEIT/orderList', {}, '/Delivery/BEIT'],
    [
      'the profile',
      '/Delivery/BEIT/profile',
      { backUrl: '/Delivery/BEIT/Menu' },
      '/Delivery/BEIT/Menu',
    ],
    ['an order', '/Delivery/BEIT/Order/9', {}, 'history'],
    ['the cart, opened first', '/Cart/BEIT/T12', { hasHistory: false }, '/Emenu/BEIT/T12'],
    ['an order, opened first', '/Delivery/BEIT/Order/9', { hasHistory: false }, '/Delivery/BEIT'],
    [
      'a rating by link, opened first',
      '/RateByLink/BEIT/3',
      { hasHistory: false, tableCode: '0' },
      '/Emenu/BEIT',
    ],
    ['a page of no venue, opened first', '/nowhere', { hasHistory: false, code: '' }, '/'],
  ])('of %s', (_, path, over, to) => {
    const target = to === 'history' ? to : { to };
    expect(backTarget(path, { ...context, ...over })).toEqual(target);
  });

  test.each([
    ['/Emenu/BEIT/T12', {}],
    ['/Delivery/BEIT', {}],
    ['/Merge/FOOD', { code: '' }],
    ['/Rooms/PALM/3', { code: 'PALM' }],
    ['/', { code: '' }],
  ])('is missing on %s, when there is nothing to go back to', (path, over) => {
    expect(backTarget(path, { ...context, hasHistory: false, ...over })).toBeUndefined();
  });

  test('encodes a code in an address once, whatever letters it has', () => {
    const arabic = { ...context, code: 'بيت' };
    const written = '/Delivery/%D8%A8%D9%8A%D8%AA';
    expect(backTarget(`${written}/Homepage`, arabic)).toEqual({ to: written });
    expect(firstPage(`${written}/Order/9`, 'بيت', '0')).toBe(written);
  });
});

test.each([
  ['80px', 'clamp(16px, 80px, 96px)'],
  ['5rem', 'clamp(16px, 5rem, 96px)'],
  ['2.5em', 'clamp(16px, 2.5em, 96px)'],
  ['12vh', 'clamp(16px, 12vh, 96px)'],
  ['44', 'clamp(16px, 44px, 96px)'],
  ['75%', 'clamp(16px, 75 * var(--header-least) / 100, 96px)'],
  ['auto', 'clamp(16px, 50px, 96px)'],
  ['automatic', 'clamp(16px, 50px, 96px)'],
  [' 60PX ', 'clamp(16px, 60PX, 96px)'],
  ['', 'clamp(16px, 50px, 96px)'],
  ['-4px', 'clamp(16px, 50px, 96px)'],
  ['1px; color: red', 'clamp(16px, 50px, 96px)'],
])('a logo height of %s is %s', (written, height) => {
  expect(logoHeight(written)).toBe(height);
});
