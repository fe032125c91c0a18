import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { appBeforeEach, hurryClock } from '../appScene.tsx';
import {
  CART,
  expectPlaced,
  GRILL,
  inKitchen,
  openPhone,
  PAYMENT,
  placeButton,
  TABLE,
} from './phoneScene.tsx';

appBeforeEach();
beforeEach(() => hurryClock());

const DISH = `/Item/BEIT/${GRILL}/${TABLE}`;
const add = () => screen.findByRole('button', { name: /^AddKWD/ });
const medium = () => screen.findByRole('radio', { name: 'Medium' });

/** Puts two grills into the cart. */
async function openWithLine() {
  const phone = await openPhone(DISH);
  fireEvent.click(await medium());
  fireEvent.click(screen.getByRole('button', { name: 'More: Mixed grill' }));
  fireEvent.click(await add());
  await waitFor(() => expect(phone.address()).toContain('/Menu/'));
  await phone.go(CART);
  fireEvent.click(await screen.findByRole('link', { name: 'Edit Mixed grill' }));
  await waitFor(async () => expect(await medium()).toBeChecked());
  return { ...phone, line: phone.address() };
}

describe('a line of the cart', () => {
  it('that was removed opens as a new dish', async () => {
    const { demo, reopen, line } = await openWithLine();
    await demo.control({ action: 'clearTable', tableCode: TABLE });
    reopen(line);
    expect(await screen.findByText(EN['item.lineGone'])).toBeVisible();
    expect(await add()).toBeVisible();
  });

  it('that was ordered leads to its order', async () => {
    const phone = await openWithLine();
    await phone.go(PAYMENT);
    fireEvent.click(await screen.findByRole('radio', { name: 'Pay at the table' }));
    fireEvent.click(await placeButton());
    await expectPlaced();
    const [order] = await inKitchen(phone);
    phone.reopen(phone.line);
    await waitFor(() => expect(phone.address()).toBe(`${CART}/${order?.eOrderID}`));
  });

  it('is offered for a change where the diner would add the dish again', async () => {
    const phone = await openWithLine();
    await phone.go(DISH);
    expect(await screen.findByText('2 of this are in your cart')).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: EN['item.editInstead'] }));
    await waitFor(() => expect(phone.address()).toBe(phone.line));
  });
});

it('a dish whose menu changed shows its new price before it is added', async () => {
  const phone = await openPhone(DISH);
  fireEvent.click(await medium());
  await phone.demo.control({ action: 'setPrice', itemId: GRILL, price: 7 });
  const answerAsUsual = fetch;
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input.url;
    if (!address.endsWith('/api/TableCart')) return answerAsUsual(input, init);
    vi.stubGlobal('fetch', answerAsUsual);
    return Promise.resolve(Response.json({ status: -13, message: '', dataenum: null }));
  });
  fireEvent.click(await add());
  expect(await screen.findByText(EN['status.menuChanged'])).toBeVisible();
  await waitFor(async () => expect(await add()).toHaveTextContent('7.000'));
  expect(await medium()).toBeChecked();
  fireEvent.click(await add());
  await waitFor(() => expect(phone.address()).toContain('/Menu/'));
});

it('a choice shows how many of its free units are left', async () => {
  await openPhone(DISH);
  const sauces = within(await screen.findByRole('group', { name: /^Sauces for the table/ }));
  expect(sauces.getByText('1 more is free')).toBeVisible();
  fireEvent.click(sauces.getByRole('checkbox', { name: /Tahini/ }));
  expect(sauces.getByText(EN['item.freeUnitsUsed'])).toBeVisible();
});

it('a dish links to what goes well with it', async () => {
  await openPhone(DISH);
  fireEvent.click(await screen.findByRole('link', { name: /^Fattoush/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Fattoush' })).toBeVisible();
});
