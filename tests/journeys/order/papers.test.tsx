/** The receipt of an order, its card for the staff and its note. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import AR from '../../../public/assets/i18n/AR.json';
import EN from '../../../public/assets/i18n/EN.json';
import type { OrderDetails } from '../../../src/contract/orders.ts';
import { DISH } from '../../demo/fixtures/tiny.ts';
import { modifier } from '../../rules/make.ts';
import { answer } from '../answers.ts';
import {
  appBeforeEach,
  CODE,
  drawApp,
  forgetAll,
  openApp,
  openTableOrder,
  placedByCustomer,
  TABLE,
} from '../appScene.tsx';

appBeforeEach();
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

type Change = (order: OrderDetails) => Partial<OrderDetails>;

/** Opens the receipt of a delivered order that `change` has altered on the server. */
async function openReceipt(change: Change = () => ({})) {
  const { go, at } = await placedByCustomer(2);
  answer({
    '/Delivery/OrderDetails/': async (_, usual) => {
      const body = (await (await usual()).json()) as { dataenum: OrderDetails };
      return Response.json({ ...body, dataenum: { ...body.dataenum, ...change(body.dataenum) } });
    },
  });
  await go(at);
  return tapReceipt();
}

async function tapReceipt() {
  fireEvent.click(await screen.findByRole('button', { name: 'Receipt' }));
  return screen.findByRole('dialog', { name: 'Receipt' });
}

/** Label and amount of each row of the receipt. */
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

/** Two fish with a choice and a note, and all possible rows of a bill. */
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

it('shows in English what was ordered and what it cost, with Arabic beside it', async () => {
  const receipt = await openReceipt(withEverything);
  await within(receipt).findByText(AR['totals.payable']);
  expect(rowsOf(receipt)).toEqual([
    'Order numberرقم الطلب: 101',
    'Invoice numberرقم الفاتورة: INV-7',
    'Dateالتاريخ: Jan 2, 2026, 10:00 AM Kuwait Time2/1/2026، 10:00 ص توقيت الكويت',
    'Order typeنوع الطلب: Deliveryتوصيل',
    '2 × FishسمكGarlic sauceصلصة الثوم“no onions”: KWD 16.000',
    'Subtotalالمجموع الفرعي: KWD 16.000',
    'Discountالخصم: KWD −1.000',
    'Deliveryالتوصيل: KWD 0.750',
    'Service chargeرسوم الخدمة: KWD 1.500',
    'VAT 15%ضريبة 15%: KWD 2.000',
    'Tipالإكرامية: KWD 0.500',
    'Totalالإجمالي: KWD 19.750',
    'To be paidالمبلغ المستحق: KWD 19.750',
  ]);
  expect(within(receipt).getByText('Tiny W.L.L.')).toBeVisible();
  expect(within(receipt).getByText('300100')).toBeVisible();
  expect(
    await within(receipt).findByRole('img', { name: 'Code of the tax authority' }),
  ).toBeVisible();
});

it('leaves out a missing tax number, and the QR code with it', async () => {
  const receipt = await openReceipt();
  expect(within(receipt).getByRole('heading', { name: /^Tiny/ })).toBeVisible();
  expect(await within(receipt).findByText('First, Street 1')).toBeVisible();
  expect(within(receipt).queryByText('Tax number')).toBeNull();
  expect(within(receipt).queryByText('Invoice number')).toBeNull();
  expect(within(receipt).queryByRole('img')).toBeNull();
});

it('is there for a customer too, while the order does not load', async () => {
  const { demo, go, at } = await placedByCustomer(2);
  await go(at);
  await tapReceipt();
  cleanup();
  forgetAll();
  await demo.control({ action: 'fail', call: 'delivery.getOrderDetails', fault: 'breakLine' });
  drawApp(at);
  expect(rowsOf(await tapReceipt())).toContainEqual(expect.stringMatching(/^2 × Fish/));
});

it.each([
  ['may not open its sheet', 'NotAllowedError', 'Copied', 1],
  ['calls it off', 'AbortError', '', 0],
])('a phone that %s', async (_, name, said, copies) => {
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openTableOrder();
  const share = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('', name)));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const paper = within(await tapReceipt());
  await user.click(await paper.findByRole('button', { name: 'Share as text' }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  await waitFor(() => expect(copied).toHaveBeenCalledTimes(copies));
  expect(paper.getByRole('status')).toHaveTextContent(said);
});

it.each([
  ['at a table', `/Item/${CODE}/${DISH.pizza}/${TABLE}`, 1],
  ['at home', `/Delivery/${CODE}/Item/${DISH.pizza}`, 0],
])('a dish can be shown to the staff if there are any: %s', async (_, at, count) => {
  await openApp(at);
  // The button appears together with the wishes for the kitchen.
  await screen.findByRole('textbox');
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: 'Show to staff' })).toHaveLength(count),
  );
});

it('reads the note of an order line by line, each in its own direction and language', async () => {
  const note = 'Allergies: milk, \u2068ثوم\u2069.\nحساسية: حليب، \u2068ثوم\u2069.\nRing twice';
  const { go, at } = await placedByCustomer(1, { note });
  await go(at);
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
