import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import AR from '../../../public/assets/i18n/AR.json';
import type { OrderDetails } from '../../../src/contract/orders.ts';
import { showLanguage } from '../../../src/i18n/i18n.ts';
import { appStore } from '../../../src/state/appStore.ts';
import { saveDelivery } from '../../demo/fixtures/journey.ts';
import { DISH } from '../../demo/fixtures/tiny.ts';
import { speakEnglish } from '../../i18n/english.ts';
import { modifier } from '../../rules/make.ts';
import { appBeforeEach, CODE, drawApp, forgetAll, openApp, TABLE } from '../appScene.tsx';
import { answer, openTableOrder } from './reportScene.tsx';

appBeforeEach();
afterEach(async () => {
  appStore.setState({ lang: 'EN' });
  await speakEnglish();
});

type Change = (order: OrderDetails) => Partial<OrderDetails>;

/** Opens the receipt of a delivered order, as the server has it after a change. */
async function openReceipt(change: Change = () => ({}), lang: 'EN' | 'AR' = 'EN') {
  let eOrderID = 0;
  const scene = await openApp(`/Delivery/${CODE}`, {
    isLoggedIn: true,
    before: async (demo) => {
      ({ eOrderID } = (await saveDelivery(demo, DISH.fish, 2)).data);
      await demo.call(`TableCart/PlaceOrder/${eOrderID}`);
    },
  });
  const answerAsUsual = fetch;
  answer({
    '/assets/i18n/AR.json': () => Response.json(AR),
    '/Delivery/OrderDetails/': async (asked) => {
      const body = (await (await answerAsUsual(asked)).json()) as { dataenum: OrderDetails };
      return Response.json({ ...body, dataenum: { ...body.dataenum, ...change(body.dataenum) } });
    },
  });
  if (lang === 'AR') {
    appStore.setState({ lang });
    await showLanguage(lang);
  }
  await scene.go(`/Delivery/${CODE}/Order/${eOrderID}`);
  return tapReceipt(lang);
}

async function tapReceipt(lang: 'EN' | 'AR' = 'EN') {
  const name = lang === 'AR' ? AR['order.receipt'] : 'Receipt';
  fireEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name });
}

/** Each row of the receipt: what it is and what it comes to. */
function rowsOf(receipt: HTMLElement): string[] {
  const words = (role: string) =>
    within(receipt)
      .getAllByRole(role)
      .map(({ textContent }) =>
        textContent.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll('\u00a0', ' '),
      );
  const amounts = words('definition');
  return words('term').map((label, index) => `${label}: ${amounts[index]}`);
}

const INVOICE = {
  no: 'INV-7',
  issuedAt: '2026-01-02T10:00:00+03:00',
  legalName: 'Tiny W.L.L.',
  taxNumber: '300100',
  qr: 'AQRCZWl0',
};

/** Two fish with a choice and a note, and every row that a bill can have. */
const withEverything: Change = ({ lines, totals }) => ({
  invoice: INVOICE,
  lines: lines.map((line) => ({
    ...line,
    modifierLists: [modifier({ price: 0.25 })],
    instruction: 'no onions',
  })),
  totals: {
    ...totals,
    discountAmount: 1,
    serviceCharge: 1.5,
    taxes: [{ labelEn: 'VAT', labelAr: 'ضريبة', ratePercent: 15, amount: 2, isIncluded: false }],
    tip: 0.5,
    payable: 19.75,
  },
});

const BILL = [
  'Subtotalالمجموع الفرعي: KWD 16.000',
  'Discountالخصم: KWD −1.000',
  'Deliveryالتوصيل: KWD 0.750',
  'Service chargeرسوم الخدمة: KWD 1.500',
  'VAT 15%ضريبة 15%: KWD 2.000',
  'Tipالإكرامية: KWD 0.500',
  'Totalالإجمالي: KWD 19.750',
  'To be paidالمبلغ المستحق: KWD 19.750',
];

it('says in English what was ordered and what it cost, with Arabic beside it', async () => {
  const receipt = await openReceipt(withEverything);
  await within(receipt).findByText(AR['totals.payable']);
  expect(rowsOf(receipt)).toEqual([
    'Order numberرقم الطلب: 101',
    'Invoice numberرقم الفاتورة: INV-7',
    'Dateالتاريخ: Jan 2, 2026, 10:00 AM Kuwait Time2/1/2026، 10:00 ص توقيت الكويت',
    'Order typeنوع الطلب: Deliveryتوصيل',
    '2 × FishسمكGarlic sauceصلصة الثوم“no onions”: KWD 16.000',
    ...BILL,
  ]);
  expect(within(receipt).getByText('Tiny W.L.L.')).toBeVisible();
  expect(within(receipt).getByText('300100')).toBeVisible();
  expect(
    await within(receipt).findByRole('img', { name: 'Code of the tax authority' }),
  ).toBeVisible();
});

it('begins with Arabic for who reads Arabic', async () => {
  const receipt = await openReceipt(withEverything, 'AR');
  await within(receipt).findByText('Total');
  expect(rowsOf(receipt)).toEqual([
    'رقم الطلبOrder number: 101',
    'رقم الفاتورةInvoice number: INV-7',
    'التاريخDate: 2/1/2026، 10:00 ص توقيت الكويتJan 2, 2026, 10:00 AM Kuwait Time',
    'نوع الطلبOrder type: توصيلDelivery',
    '2 × سمكFishصلصة الثومGarlic sauce“no onions”: 16.000 د.ك.',
    'المجموع الفرعيSubtotal: 16.000 د.ك.',
    'الخصمDiscount: −1.000 د.ك.',
    'التوصيلDelivery: 0.750 د.ك.',
    'رسوم الخدمةService charge: 1.500 د.ك.',
    'ضريبة 15%VAT 15%: 2.000 د.ك.',
    'الإكراميةTip: 0.500 د.ك.',
    'الإجماليTotal: 19.750 د.ك.',
    'المبلغ المستحقTo be paid: 19.750 د.ك.',
  ]);
});

it('names no number of a seller that has none, and draws no code', async () => {
  const receipt = await openReceipt();
  expect(within(receipt).getByRole('heading', { name: /^Tiny/ })).toBeVisible();
  expect(await within(receipt).findByText('First, Street 1')).toBeVisible();
  expect(within(receipt).queryByText('Tax number')).toBeNull();
  expect(within(receipt).queryByText('Invoice number')).toBeNull();
  expect(within(receipt).queryByRole('img')).toBeNull();
});

it.each([
  ['JPY', 0, 1200, '1,200'],
  ['SAR', 2, 12.5, '12.50'],
  ['KWD', 3, 12.5, '12.500'],
])('writes %s with %i decimals', async (currency, currencyDecimals, payable, written) => {
  const receipt = await openReceipt(({ totals }) => ({
    currency,
    totals: { ...totals, currency, currencyDecimals, payable },
  }));
  const total = rowsOf(receipt).find((row) => row.startsWith('Total'));
  expect(total).toMatch(new RegExp(`\\D${written}$`));
});

it('is there without a network, as the order was seen last', async () => {
  const { demo, eOrderID } = await openTableOrder({});
  await tapReceipt();
  cleanup();
  forgetAll();
  await demo.control({ action: 'fail', call: '*', fault: 'breakLine' });
  drawApp(`/Cart/${CODE}/${TABLE}/${eOrderID}`);
  expect(rowsOf(await tapReceipt())).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Order number.*: 101$/),
      expect.stringMatching(/^1 × Three.*: KWD 3.000$/),
      expect.stringMatching(/^Total.*: KWD 3.000$/),
    ]),
  );
});

it('is there for a customer too, whose order is not answered', async () => {
  const { demo, go } = await openApp(`/Delivery/${CODE}`, { isLoggedIn: true });
  const { eOrderID } = (await saveDelivery(demo, DISH.fish, 2)).data;
  await demo.call(`TableCart/PlaceOrder/${eOrderID}`);
  const at = `/Delivery/${CODE}/Order/${eOrderID}`;
  await go(at);
  await tapReceipt();
  cleanup();
  forgetAll();
  await demo.control({ action: 'fail', call: 'delivery.getOrderDetails', fault: 'breakLine' });
  drawApp(at);
  expect(rowsOf(await tapReceipt())).toContainEqual(expect.stringMatching(/^2 × Fish/));
});
