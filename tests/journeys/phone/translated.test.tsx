/** Whole orders on a page that the phone translates: nothing breaks, and no text is out of date. */
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { beit } from '../../../src/demo/venues/beit.ts';
import { appBeforeEach } from '../appScene.tsx';
import { pastNoonInKuwait } from '../deliveryScene.tsx';
import { CART, openPhone, seedCart, YOGHURT as YOGHURT_ID } from './phoneScene.tsx';
import { translatePage, untranslated, type Translated } from './translator.ts';

appBeforeEach();
beforeEach(() => {
  // Late in the evening the kitchen has no time slots left.
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: pastNoonInKuwait() });
  // jsdom loads no pictures.
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});
afterEach(() => void vi.useRealTimers());

const YOGHURT = 'Cucumber yoghurt';
const ALLERGENS = Object.entries(EN).flatMap(([key, word]) =>
  key.startsWith('allergen.') ? [word] : [],
);
const ALLERGEN = new RegExp(`\\b(?:${ALLERGENS.join('|')})\\b`, 'i');
const PRICE = /\d\.\d{3}\b|KWD/;
/** A count or a percentage alone. */
const COUNT = /^\d+(?: ×|%)?$/;
/** The venue's own sentences may contain allergens or prices; the phone translates them. */
const OF_VENUE = JSON.stringify(beit);

type Name = RegExp | string;

const nameOf = (element: Element) =>
  untranslated(element.getAttribute('aria-label') ?? element.textContent).trim();

const isNamed = (element: Element, name: Name) =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));

/** Searches the top dialog, if there is one. Queries by role do not find translated texts. */
async function find<Found extends HTMLElement = HTMLElement>(
  selector: string,
  name: Name,
): Promise<Found> {
  return waitFor(() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const found = [...top.querySelectorAll<Found>(selector)].find((each) => isNamed(each, name));
    if (!found) throw new Error(`There is no ${name} in: ${untranslated(top.textContent)}`);
    return found;
  });
}

async function tap(...names: readonly Name[]): Promise<void> {
  for (const name of names) fireEvent.click(await find('button, a, label', name));
}

/** Waits until an element has this text. */
const see = (text: Name) => find('*', text);

/** Types a text, or chooses the option of this name. */
async function fill(name: Name, text: string): Promise<void> {
  const { htmlFor } = await find<HTMLLabelElement>('label', name);
  const field = document.getElementById(htmlFor);
  if (!field) throw new Error(`${name} has no field.`);
  const option = [...field.querySelectorAll('option')].find((each) => isNamed(each, text));
  fireEvent.change(field, { target: { value: option?.value ?? text } });
}

function translate(): Translated {
  const translated = translatePage();
  // A translator from an earlier test would hide the changes from this one.
  onTestFinished(translated.stop);
  return translated;
}

function expectWellTranslated({ texts, stale }: Translated): void {
  expect(stale).toEqual([]);
  expect(texts.filter((text) => COUNT.test(text))).toEqual([]);
  const isOurs = (text: string) => !OF_VENUE.includes(text);
  const isMarked = (text: string) => PRICE.test(text) || ALLERGEN.test(text);
  expect(texts.filter((text) => isMarked(text) && isOurs(text))).toEqual([]);
}

it('an order at a table, with search, allergies, refusals and popups', async () => {
  const phone = await openPhone('/Emenu/BEIT/T12', (demo) => demo.control({ action: 'popupsOn' }));
  const { demo, go } = phone;
  const translated = translate();
  await tap(EN['home.toMenu'], `Add ${YOGHURT}`, `More: ${YOGHURT}`);
  await see(`2 × ${YOGHURT}`);

  await tap(EN['settings.title'], EN['allergy.title'], 'milk', 'celery', 'sesame', 'milk', 'milk');
  await tap(EN['allergy.done']);
  await see('Contains milk');
  await tap(EN['filter.open'], 'Vegan', 'Without nuts', 'Vegan', /^Show \d+/);
  await tap(EN['filter.clear'], EN['find.open']);
  const box = await find('input', EN['find.open']);
  for (const value of ['grl', 'kafta', 'qqqq']) fireEvent.change(box, { target: { value } });
  await see(EN['find.noneText']);
  await tap(EN['find.close']);

  await go('/Item/BEIT/1301/T12');
  await find('h1', 'Mixed grill');
  await tap(/^Garlic sauce/, /^AddKWD/, 'Medium', 'More: Mixed grill', /^AddKWD/);
  await see('2 × Mixed grill');

  await go('/Cart/BEIT/T12');
  await tap(EN['popup.next'], EN['common.close'], 'More: Mixed grill', `Less: ${YOGHURT}`);
  await see('3 × Mixed grill');
  await tap(EN['service.open'], EN['serviceKind.waiter']);
  await see(EN['serviceAnswer.waiter']);
  await tap(EN['common.close']);
  await fill(EN['promo.label'], 'NOSUCHCODE');
  await tap(EN['promo.apply']);
  await see(EN['status.promoUnknown']);
  await fill(EN['promo.label'], 'AHLAN10');
  await tap(EN['promo.apply']);
  await see(EN['promo.remove']);

  await tap(/^Go to payment/, 'Pay at the table');
  const refusal = { action: 'fail', call: 'saveEOrder', fault: 'httpStatus' } as const;
  await demo.control({ ...refusal, httpStatus: 403, times: 1 });
  await tap(/^Place order/, EN['common.ok']);
  // The page loads the cart after a refusal. A new visit has loaded it before the button appears.
  await go('/Cart/BEIT/T12');
  await tap(/^Go to payment/, 'Pay at the table');
  await find('button', /^Place order/);
  await demo.control({ action: 'setPrice', itemId: 1107, price: 1.5 });
  await tap(/^Place order/, EN['checkout.accept']);
  await see(EN['order.number']);
  const order = (await demo.state()).orders.find(({ tableCode }) => tableCode === 'T12');
  const orderPage = phone.address();

  await go('/Menu/BEIT/T12');
  await see('Order placed');
  await demo.control({ action: 'advanceOrder', eOrderID: order?.eOrderID ?? 0, to: 6 });
  await go(orderPage);
  await see('Ready');
  expectWellTranslated(translated);
});

it('a delivery, with a login, refusals and a price that changes', async () => {
  const phone = await openPhone('/Delivery/BEIT', (demo) => demo.control({ action: 'popupsOn' }));
  const { demo, go } = phone;
  const translated = translate();
  await tap(/^Pick-up/, EN['home.toMenu'], /^Delivery/, EN['home.toMenu']);
  await fill(/^Your area/, 'Sharq · Kuwait City');
  await tap(EN['home.toMenu']);
  await see('The table is set');
  await tap(EN['home.toMenu'], `Add ${YOGHURT}`, EN['loginDialog.proceed']);
  await fill(EN['contact.phone'], '12');
  await tap(EN['login.send']);
  await fill(EN['contact.phone'], '50009999');
  await tap(EN['login.send']);
  await find('label', /^Verification code/);
  const code = (await demo.state()).inbox[0]?.code ?? '';
  await fill(/^Verification code/, code === '111111' ? '222222' : '111111');
  await see(/^That code is not right/);
  await fill(/^Verification code/, code);
  await tap(EN['profile.goOn']);
  await fill(/^First name/, 'Noura');
  await fill(/^Last name/, 'Haddad');
  await tap(EN['profile.goOn']);
  await tap(EN['common.close']);
  await go('/Delivery/BEIT/Cart');
  await tap(`More: ${YOGHURT}`);
  await see(`2 × ${YOGHURT}`);
  await see(EN['cart.minimumMissing']);
  await tap(`More: ${YOGHURT}`);
  await see(`3 × ${YOGHURT}`);
  await tap(`More: ${YOGHURT}`, /^Continue/);
  await see(EN['contact.phone']);
  await tap(/^Pick-up/, /^Beit Sufra, Salmiya/, /^Cash/, /^10%/, /^Review the order/);
  await see(EN['review.title']);
  await demo.control({ action: 'setPrice', itemId: 1107, price: 1.5 });
  await tap(/^Place order/, EN['checkout.accept']);
  await see(EN['order.number']);
  expectWellTranslated(translated);
});

it('a cart that changes, and the card for the staff', async () => {
  const { demo } = await openPhone(CART, async (venue) => {
    await seedCart(venue, 5);
    await venue.control({ action: 'setStock', itemId: YOGHURT_ID, left: 4 });
  });
  const askAgain = () => document.dispatchEvent(new Event('visibilitychange'));
  await find('button', 'Take 4');
  const translated = translate();
  await demo.control({ action: 'setStock', itemId: YOGHURT_ID, left: 2 });
  askAgain();
  await see(`Only 2 of ${YOGHURT} are left.`);
  await tap('Take 2', EN['staff.show']);
  await see('2 ×');
  await seedCart(demo, 1);
  askAgain();
  await see('1 ×');
  expectWellTranslated(translated);
});
