import { NAMES, SARA } from '../browser/support/deliveryDiner.ts';
import { wordsOf } from '../browser/support/diner.ts';
import { expect, test } from './phone.ts';

const MANSAF = 1312;

test('a dish waits for the login by code, and is delivered to the address', async ({ phone }) => {
  const t = wordsOf('AR');
  const { mansaf } = NAMES.AR;
  await phone.prepare({ lang_BEIT: 'AR' });
  await phone.open(`/Delivery/BEIT/Item/${MANSAF}`);
  await phone.tap({ role: 'button', name: t('stepper.more', { name: mansaf }) });
  await phone.tap({ role: 'button', name: t('item.add') });
  await phone.sees({ role: 'alertdialog', name: t('loginDialog.title') });
  await phone.tap({ role: 'button', name: t('loginDialog.proceed') });

  await phone.sees({ role: 'button', name: t('login.send') });
  await phone.write({ label: t('contact.phone') }, SARA);
  await phone.tap({ role: 'button', name: t('login.send') });
  await phone.sees({ label: t('code.label') });
  const { inbox } = await phone.demo();
  await phone.write({ label: t('code.label') }, inbox[0]?.code ?? '');

  await phone.isAt(new RegExp(`^/Delivery/BEIT/Item/${MANSAF}$`));
  await phone.seesText(t('menu.added', { name: mansaf }));
  await phone.open('/Delivery/BEIT/Cart');
  await phone.tap({ role: 'link', name: t('cart.toDetails') });
  const contact = { label: t('contact.phone') };
  await phone.sees(contact);
  await phone.until('the number of the login', () =>
    phone.tab.evaluate<boolean>(
      `return [...document.querySelectorAll('input')].some(({ value }) => value === args);`,
      SARA,
    ),
  );
  await phone.tap({ role: 'button', name: t('details.goOn') });
  await phone.sees({ role: 'heading', name: t('review.title') });
  const { orders } = await phone.demo();
  expect(orders.at(-1)).toMatchObject({ orderStatus: 1 });
});
