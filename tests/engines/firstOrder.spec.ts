import { wordsOf } from '../browser/support/diner.ts';
import { expect, test } from './phone.ts';

const name = {
  vineLeaves: 'ورق عنب بالزيت',
  grill: 'مشاوي مشكّلة',
  typed: 'مشاوى مشكله',
  medium: 'وسط',
  card: 'بطاقة ائتمان',
};
const PLACED_AND_PAID = { orderStatus: 3, paymentStatus: 3 };

test('a first order, tap by tap, at 320 px', async ({ phone }) => {
  const t = wordsOf('AR');
  await phone.tab.resize(320, 700);
  await phone.open('/Emenu/BEIT/T12');
  await phone.tap({ role: 'button', name: 'العربية' });
  await phone.tap({ role: 'link', name: t('home.toMenu') });

  // The plus of a card, then the stepper that replaces it.
  await phone.tap({ role: 'button', name: t('menu.add', { name: name.vineLeaves }) });
  await phone.tap({ role: 'button', name: t('stepper.more', { name: name.vineLeaves }) });
  await phone.sees({ role: 'link', name: t('cart.view') });

  await phone.tap({ role: 'button', name: t('find.open') });
  // The search box opens with the tap and moves up when the menu goes a moment later.
  await phone.seesNo({ role: 'button', name: t('stepper.more', { name: name.vineLeaves }) });
  await phone.write({ role: 'searchbox', name: t('find.open') }, name.typed);
  await phone.seesText(t('filter.found_one', { count: 1 }));
  // The picture of a card leads to its dish, like the rest of the card.
  await phone.tap({ selector: `article:has(a[href*="/Item/BEIT/1301/"]) [data-dish-picture]` });
  await phone.sees({ role: 'heading', name: name.grill });
  await phone.tap({ role: 'radio', name: name.medium });
  await phone.tap({ role: 'button', name: t('item.add') });

  await phone.tap({ role: 'link', name: t('cart.view') });
  await phone.sees({ role: 'heading', name: t('cart.title') });
  await phone.tap({ role: 'link', name: t('cart.toPayment') });
  await phone.tap({ role: 'radio', name: name.card });
  await phone.tap({ role: 'button', name: t('payment.pay') });
  await phone.isAt(/^\/pay\/card\//);
  await phone.tap({ selector: 'button[value=pay]' });
  await phone.isAt(/^\/Cart\/BEIT\/T12\/\d+$/);
  await phone.seesText(t('order.number'));
  const { orders } = await phone.demo();
  const ours = orders.filter(({ tableCode }) => tableCode === 'T12');
  expect(ours).toEqual([expect.objectContaining(PLACED_AND_PAID)]);
});
