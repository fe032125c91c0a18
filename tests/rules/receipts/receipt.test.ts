import { expect, test } from 'vitest';
import AR from '../../../public/assets/i18n/AR.json';
import EN from '../../../public/assets/i18n/EN.json';
import type { CartViewLine, Totals } from '../../../src/contract/cart.ts';
import type { Lang } from '../../../src/contract/languages.ts';
import { firstWords } from '../../../src/i18n/firstWords.ts';
import { formatPrice } from '../../../src/i18n/priceText.ts';
import type { Modifier } from '../../../src/contract/modifiers.ts';
import { inOne, type Speaker, type Speakers } from '../../../src/rules/common/speaker.ts';
import { receiptOf } from '../../../src/rules/receipts/receipt.ts';
import { receiptRows, receiptText } from '../../../src/rules/receipts/receiptRows.ts';
import { staffDishes } from '../../../src/rules/receipts/staffCard.ts';
import { qrDrawing } from '../../../src/rules/common/qrCode.ts';
import { menuItem, modifier, totals, viewLine } from '../make.ts';

function speaker(lang: Lang, strings: Record<string, string>): Speaker {
  return {
    lang,
    t: firstWords(lang, strings).t,
    percent: (rate) => `${rate}%`,
    moment: (atMs) => `${lang} ${new Date(atMs).toISOString()}`,
  };
}
const ENGLISH: Speakers = [speaker('EN', EN), speaker('AR', AR)];
const ARABIC: Speakers = [speaker('AR', AR), speaker('EN', EN)];

const LINE = viewLine({
  price: 3,
  orderStatus: 3,
  modifierLists: [modifier({ price: 0.25 })],
  lineTotal: 6.5,
  instruction: ' no onions ',
});
const SELLER = {
  venue: inOne('Beit'),
  branch: inOne(''),
  legalName: 'Beit W.L.L.',
  taxNumber: '300',
};
const TAX_NUMBER = { own: 'Tax number', other: undefined };

function textOf(
  over: { totals?: Partial<Totals>; paymentStatus?: number; lines?: CartViewLine[] },
  speakers = ENGLISH,
): string[] {
  const bill = totals(6.5, { currencyDecimals: undefined, ...over.totals });
  const order = {
    orderNo: 'A-17',
    orderType: 'Table' as const,
    placedAtMs: Date.UTC(2025, 2, 1),
    paymentStatus: over.paymentStatus ?? 0,
    tableLabel: 'Table 12',
    lines: over.lines ?? [LINE],
    totals: bill,
  };
  const receipt = receiptOf(order, SELLER, [menuItem()], speakers);
  const price = (amount: number, sign?: '−') =>
    formatPrice(amount, speakers[0].lang, bill.currency, { sign });
  return receiptText(receiptRows(receipt, TAX_NUMBER, price)).split('\n');
}

test('a receipt in English names everything in Arabic too', () => {
  expect(textOf({})).toEqual([
    'Beit',
    'Beit W.L.L.',
    'Tax number: 300',
    '',
    'Order number: A-17',
    '  رقم الطلب',
    'Date: EN 2025-03-01T00:00:00.000Z',
    '  التاريخ: AR 2025-03-01T00:00:00.000Z',
    'Order type: At the table',
    '  نوع الطلب: على الطاولة',
    'Place: Table 12',
    '  المكان',
    '',
    '2 × Shish taouk: KWD 6.500',
    '  شيش طاووق',
    '  Garlic sauce · صلصة الثوم',
    '  “no onions”',
    '',
    'Subtotal: KWD 6.500',
    '  المجموع الفرعي',
    'Total · الإجمالي: KWD 6.500',
    'To be paid · المبلغ المستحق: KWD 6.500',
  ]);
});

test('a receipt in Arabic begins with Arabic, and names a renamed dish as it was ordered', () => {
  const lines = [LINE, { ...LINE, uniqueId: 'b', menuItemName: 'Grilled chicken' }];
  expect(textOf({ lines }, ARABIC)).toEqual(
    expect.arrayContaining([
      '2 × شيش طاووق: \u20666.500\u2069 د.ك.',
      '  Shish taouk',
      '2 × Grilled chicken: \u20666.500\u2069 د.ك.',
      'الإجمالي · Total: \u20666.500\u2069 د.ك.',
    ]),
  );
});

const VAT = { labelEn: 'VAT', labelAr: 'ضريبة', ratePercent: 15, amount: 0.85 };

test.each<[string, Partial<Totals>, string]>([
  ['no decimals', { currency: 'JPY', subTotal: 1200 }, 'Subtotal: ¥ 1,200'],
  ['two decimals', { currency: 'SAR', subTotal: 12.5 }, 'Subtotal: SAR 12.50'],
  ['a discount', { discountAmount: 1 }, 'Discount: KWD −1.000'],
  ['a promo code', { promoAmount: 0.5 }, 'Promo: KWD −0.500'],
  ['points', { loyaltyAmount: 0.25 }, 'Points: KWD −0.250'],
  ['a delivery fee', { deliveryFee: 0.75 }, 'Delivery: KWD 0.750'],
  ['a tax that is added', { taxes: [{ ...VAT, isIncluded: false }] }, 'VAT 15%: KWD 0.850'],
  ['an included tax', { taxes: [{ ...VAT, isIncluded: true }] }, 'VAT 15% (included): KWD 0.850'],
  ['a tip', { tip: 1 }, 'Tip: KWD 1.000'],
  ['rounding down', { cashRounding: -0.005 }, 'Cash rounding: KWD -0.005'],
])('%s', (_, over, row) => {
  expect(textOf({ totals: over })).toContain(row);
});

test('free items have no row', () => {
  expect(textOf({}).join()).not.toMatch(/Delivery|Tip|Discount|rounding/);
});

test.each([
  [0, 'To be paid · المبلغ المستحق: KWD 6.500'],
  [3, 'Paid · مدفوع: KWD 6.500'],
  [7, 'Refunded · أُعيد المبلغ: KWD 6.500'],
])('payment status %i is shown as %s', (paymentStatus, row) => {
  expect(textOf({ paymentStatus }).at(-1)).toBe(row);
});

test('the card for the staff says what a dish and its choices contain', () => {
  const dish = menuItem({ allergens: ['milk'], mayContain: ['nuts', 'milk'] });
  const line = { ...LINE, modifierLists: [modifier({ allergens: ['egg'] })] };
  expect(staffDishes([line], [dish], ENGLISH)).toEqual([
    {
      id: 'a',
      qty: 2,
      name: { own: 'Shish taouk', other: 'شيش طاووق' },
      choices: [{ own: 'Garlic sauce', other: 'صلصة الثوم' }],
      note: 'no onions',
      contains: { own: 'Contains: egg, milk', other: 'يحتوي على: بيض، حليب' },
      mayContain: { own: 'May contain: nuts', other: expect.stringContaining(': ') },
    },
  ]);
});

test.each<[string, Partial<Modifier>, string | undefined, string | undefined]>([
  ['a course of a set meal', { comboItemId: 11 }, 'Contains: milk', 'May contain: nuts'],
  ['a choice that is no food', { allergens: ['egg'], isNonItemMod: true }, undefined, undefined],
])('the card counts %s', (_, choice, contains, mayContain) => {
  const course = menuItem({ id: 11, allergens: ['milk'], mayContain: ['nuts', 'milk'] });
  const line = { ...LINE, modifierLists: [modifier(choice)] };
  const [dish] = staffDishes([line], [menuItem({}), course], ENGLISH);
  expect([dish?.contains?.own, dish?.mayContain?.own]).toEqual([contains, mayContain]);
});

test('a QR code is drawn, and left out if it is too long', () => {
  expect(qrDrawing('AQRCZWl0')?.size).toBe(29);
  expect(qrDrawing('x'.repeat(9000))).toBeUndefined();
});
